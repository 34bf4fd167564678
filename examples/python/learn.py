#!/usr/bin/env python3
"""Learns something small by playing: how eagerly to bid, by trying and keeping what did better.

    python3 examples/python/learn.py --goldenspike target/release/goldenspike --game steel-driver --rounds 6

Everything goes through `goldenspike tournament`: this program plays as its own --bot-command, with the numbers of the try in
the environment, and reads from the JSON how the try went. Only Python's own library is needed; with pandas,
`pandas.read_json("games.jsonl", lines=True)` reads what --lines writes.
"""

import argparse
import json
import math
import os
import random
import shlex
import subprocess
import sys


def features(action):
    """What a choice is told by: what it costs, and whether it is a pass."""
    return [float(action.get("stones", action.get("dollars", 0))), 1.0 if "pass" in action["do"] else 0.0]


def play(weights):
    """Answers questions: the larger the sum of a choice, the likelier it is taken; with weights of 0 all are as likely."""
    luck = random.Random(1)
    for line in sys.stdin:
        legal = json.loads(line)["legal"]
        worths = [sum(w * x for w, x in zip(weights, features(action))) for action in legal]
        likely = [math.exp(worth - max(worths)) for worth in worths]
        print(json.dumps({"choose": luck.choices(range(len(legal)), likely)[0]}), flush=True)


def attempt(args, weights, seed):
    """How often these weights ended ahead of the others, from 0 to 1."""
    me = f"{shlex.quote(sys.executable)} {shlex.quote(os.path.abspath(__file__))} --play"
    command = [args.goldenspike, "tournament", args.game, "--bots", args.against, "--bot-command", me]
    command += ["--games", str(args.games), "--seed", seed, "--json"]
    done = subprocess.run(command, env={**os.environ, "WEIGHTS": json.dumps(weights)}, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)
    table = json.loads(done.stdout)["crosstable"]
    mine = table["bots"].index(me)
    return next(cell["ahead"] for cell in table["rows"][mine] if cell)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--play", action="store_true", help="answer questions, as a bot")
    parser.add_argument("--goldenspike", default="goldenspike")
    parser.add_argument("--game", default="steel-driver")
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=6)
    args = parser.parse_args()
    if args.play:
        return play(json.loads(os.environ["WEIGHTS"]))
    luck = random.Random(1)
    best = [0.0, 0.0]
    for number in range(args.rounds):
        changed = [weight + luck.gauss(0, 0.5) for weight in best]
        # Both play the same games, so that luck is the same for both.
        old, new = attempt(args, best, str(number)), attempt(args, changed, str(number))
        best = changed if new > old else best
        print(f"round {number}: {old:.2f} before, {new:.2f} changed, kept {best}")


if __name__ == "__main__":
    main()
