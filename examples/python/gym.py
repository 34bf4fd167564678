#!/usr/bin/env python3
"""An environment as reinforcement learning knows it, reset() and step(), against the project's bots; and something small that learns in it.

    python3 examples/python/gym.py --goldenspike target/release/goldenspike --game steel-driver --games 60

Environment.reset() begins a game and gives the first observation; step(choice) plays the legal action of that place and gives the
observation, the reward, whether the game is over, and a dictionary. An observation is {"view": …, "legal": […]}: what a person in the
seat sees, as the API gives it. The reward is 0 until the end; then it is the part of the others that one ended ahead of, from 0 to 1.
It speaks to a server that it starts itself, over HTTP, with Python's own library alone.
"""

import argparse
import json
import math
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request


class Environment:
    """One seat at tables of one game; the others are bots."""

    def __init__(self, goldenspike, game, bots):
        self.game, self.bots = game, bots
        self.data = tempfile.TemporaryDirectory()
        command = [goldenspike, "serve", "--listen", "127.0.0.1:0", "--data", self.data.name, "--bot-pause", "0"]
        command += ["--requests-per-minute", "0", "--tables-per-hour", "0"]
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.url = re.search(r"http://\S+", self.server.stdout.readline()).group().rstrip("/")
        self.table = self.token = self.version = self.legal = None

    def close(self):
        self.server.terminate()
        self.server.wait()
        self.data.cleanup()

    def reset(self):
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": bot} for bot in self.bots]
        opened = self.ask("/api/tables", {"game": self.game, "seats": seats})
        self.table, self.token = opened["id"], opened["seats"][0]["token"]
        return self.wait()[0]

    def step(self, choice):
        self.ask(f"/api/tables/{self.table}/actions", {"version": self.version, "seat": 0, "action": self.legal[choice]})
        observation, summary = self.wait()
        over = summary["over"]
        return observation, self.reward(summary) if over else 0.0, over, {"moves": summary["moves"]}

    def reward(self, summary):
        ranks = {standing["seat"]: standing["rank"] for standing in summary["standings"]}
        others = [rank for seat, rank in ranks.items() if seat != 0]
        if not others:
            return 1.0 if ranks[0] == 1 else 0.0
        return sum(1.0 if ranks[0] < rank else 0.5 if ranks[0] == rank else 0.0 for rank in others) / len(others)

    def wait(self):
        """Until it is one's own turn again, or the game is over."""
        while True:
            summary = self.ask(f"/api/tables/{self.table}")
            if summary["over"] or 0 in summary["to_act"]:
                break
            time.sleep(0.002)
        legal = self.ask(f"/api/tables/{self.table}/legal?seat=0")
        self.version, self.legal = legal["version"], legal["actions"]
        view = self.ask(f"/api/tables/{self.table}/view?as=0")["view"]
        return {"view": view, "legal": self.legal}, summary

    def ask(self, path, body=None):
        headers = {"content-type": "application/json"}
        if self.token and path != "/api/tables":
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers)) as answer:
            return json.load(answer)


class Learner:
    """A soft choice by a sum of a few numbers, which follow what came of the games (REINFORCE)."""

    def __init__(self, seed):
        self.weights, self.mean, self.luck = [0.0, 0.0, 0.0], 0.5, random.Random(seed)

    @staticmethod
    def features(action):
        numbers = [value for value in action.values() if isinstance(value, (int, float)) and not isinstance(value, bool)]
        return [min(sum(numbers), 20.0) / 10.0, 1.0 if "pass" in action["do"] else 0.0, 1.0 if len(action) > 2 else 0.0]

    def choose(self, legal):
        """The place of the choice, and how each number would have made it likelier."""
        told = [self.features(action) for action in legal]
        sums = [sum(w * x for w, x in zip(self.weights, one)) for one in told]
        likely = [math.exp(value - max(sums)) for value in sums]
        place = self.luck.choices(range(len(legal)), likely)[0]
        expected = [sum(p * one[n] for p, one in zip(likely, told)) / sum(likely) for n in range(3)]
        return place, [told[place][n] - expected[n] for n in range(3)]

    def learn(self, slopes, reward):
        for number in range(3):
            self.weights[number] += 5.0 * (reward - self.mean) * sum(slope[number] for slope in slopes) / len(slopes)
        self.mean += 0.05 * (reward - self.mean)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--goldenspike", default=shutil.which("goldenspike") or "target/release/goldenspike")
    parser.add_argument("--game", default="steel-driver")
    parser.add_argument("--bots", default="random,random,random")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    # Who is told to stop stops its server too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    environment, learner = Environment(args.goldenspike, args.game, args.bots.split(",")), Learner(args.seed)
    try:
        for game in range(1, args.games + 1):
            observation, over, reward, slopes = environment.reset(), False, 0.0, []
            while not over:
                choice, slope = learner.choose(observation["legal"])
                slopes.append(slope)
                observation, reward, over, _ = environment.step(choice)
            learner.learn(slopes, reward)
            if game % 10 == 0 or game == args.games:
                weights = ", ".join(f"{weight:.2f}" for weight in learner.weights)
                print(f"{game} games: ahead of {100 * learner.mean:.0f} % of the others lately; numbers {weights}", flush=True)
    finally:
        environment.close()


if __name__ == "__main__":
    main()
