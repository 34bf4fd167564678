//! What is printed: the map, its regions, cities, routes and tickets; the cards; the companies.

pub(crate) mod cards;
pub(crate) mod city;
pub(crate) mod company;
pub(crate) mod map;
pub(crate) mod region;
pub(crate) mod route;
pub(crate) mod ticket;
