#!/usr/bin/env python3
"""A bot of one's own in a few lines: it reads a question a line and answers each with a line.

    goldenspike tournament steel-driver --bots random --bot-command 'python3 examples/python/first_bot.py' --games 40

A question is {"game": ..., "seat": ..., "view": {...}, "legal": [...]}: what this seat sees, and what it may do.
The answer is {"choose": n}, the place of the choice in "legal", from 0; the action itself will do as well.
This one bids as little as it may, rather than pass, and otherwise takes what comes first.
"""

import json
import sys


def price(action):
    """What an action costs at once, as far as one can read it from the action itself."""
    return action.get("stones", action.get("dollars", 0))


def choose(question):
    legal = question["legal"]
    return min(range(len(legal)), key=lambda place: ("pass" in legal[place]["do"], price(legal[place])))


def main():
    for line in sys.stdin:
        print(json.dumps({"choose": choose(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
