# Lessen en de coach.

lesson = Les
lesson-of = Les: { $title }
lesson-count = { $number } van { $steps }
lesson-turn = beurt { $turn } van { $turns }
lesson-next = Verder
lesson-first-next = Na ‘Verder’
lesson-show = Doe het voor
lesson-back = Terug
lesson-steps = Stappen
lesson-leave = Weggaan
lesson-play-on = Speel door
lesson-own-game = Een eigen spel
lesson-over = Je hebt de les uitgespeeld.
lesson-try = Het proberen waard: { $move }.
lesson-patience = De anderen zijn aan zet …
lesson-first = Dat mag, maar eerst: { $said }

lesson-lead = Een echte tafel met een coach ernaast: één zin, en dan doe je het. Ga weg wanneer je wilt en ga later verder.
lesson-facts = Ongeveer { $minutes } minuten, { $steps } stappen.
lesson-begin = Begin
lesson-again = Begin opnieuw
lesson-go-on = Ga verder met de les
lesson-waits = de les gaat verder als jij verdergaat
lesson-resume = Ga verder bij stap { $number }
learn-minutes = Leren ({ $minutes } min)
learn-again = Les nog eens
learn-about = Leren: { $lesson } ({ $minutes } min)
