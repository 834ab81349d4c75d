"""
python readings.py ROWS MODEL OUT [--folds 0,1]: what the exported encoder of the folder MODEL says of each opinion, one JSON an
opinion. Of an opinion whose folds it was not fitted to, such readings are honest: the chains and rankers are fitted to them.
"""

import argparse
import json
import os

import numpy as np
import onnxruntime as ort
from tokenizers import Tokenizer

from opinions import PLACES, ROLES, WINDOWS_AT_ONCE, opinions_in, padded, place_features, tokens_of, windows_of

NAMES = ("roles", "worth", "alone", "places")


class Encoder:
    def __init__(self, folder, tokenizer, threads=2):
        options = ort.SessionOptions()
        options.intra_op_num_threads = threads
        self.encoder = ort.InferenceSession(f"{folder}/encoder.onnx", options)
        self.reader = ort.InferenceSession(f"{folder}/reader.onnx", options)
        self.tokenizer = Tokenizer.from_file(tokenizer)
        self.special = [self.tokenizer.token_to_id(name) for name in ("[CLS]", "[SEP]", "[PAD]")]

    def vectors(self, texts):
        tokens = tokens_of(self.tokenizer, texts)
        windows = sorted(windows_of(tokens), key=lambda window: sum(len(tokens[at]) + 1 for at in window))
        out = np.zeros((len(texts), 384), np.float32)
        for start in range(0, len(windows), WINDOWS_AT_ONCE):
            ids, mask, spans = padded(windows[start : start + WINDOWS_AT_ONCE], tokens, *self.special)
            states = self.encoder.run(None, {"ids": ids, "mask": mask})[0]
            for at, row, low, high in spans:
                out[at] = states[row, low:high].mean(0)
        return out

    def read(self, opinion):
        x = np.concatenate([self.vectors(opinion.texts), place_features(opinion)], 1)
        reading = dict(zip(NAMES, self.reader.run(list(NAMES), {"x": x})))
        scores = reading["places"] - reading["places"].max(0)
        return {**reading, "places": scores - np.log(np.exp(scores).sum(0))}


def written(reading):
    rounded = lambda rows: [[round(float(each), 4) for each in row] for row in rows]
    log = lambda odds: np.log(np.maximum(odds, 1e-6))
    places = [dict(zip(PLACES, row)) for row in rounded(reading["places"])]
    rows = zip(rounded(reading["roles"]), rounded(log(reading["worth"])), rounded(log(reading["alone"])), places)
    return [{"roles": roles, "worth": worth, "alone": alone, "places": at} for roles, worth, alone, at in rows]


def tally(pairs):
    """Share of roles right, and of opinions whose likeliest sentence for a place is one that it rests on."""
    right = known = 0
    hits = np.zeros(len(PLACES))
    for opinion, reading in pairs:
        roles = reading["roles"].argmax(1)
        known += sum(role >= 0 for role in opinion.role)
        right += sum(role == found for role, found in zip(opinion.role, roles))
        for place in range(len(PLACES)):
            hits[place] += opinion.rests[int(reading["places"][:, place].argmax())][place] >= 0
    return {"opinions": len(pairs), "roles": right / max(1, known), **dict(zip(PLACES, hits / max(1, len(pairs))))}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("rows")
    parser.add_argument("model")
    parser.add_argument("out")
    parser.add_argument("--tokenizer", default="../models/tokenizer.json")
    parser.add_argument("--folds")
    given = parser.parse_args()
    folds = {int(each) for each in given.folds.split(",")} if given.folds else None
    encoder = Encoder(given.model, given.tokenizer)
    os.makedirs(given.out, exist_ok=True)
    pairs = []
    for opinion in opinions_in(given.rows):
        if folds is not None and opinion.fold not in folds:
            continue
        reading = encoder.read(opinion)
        pairs.append((opinion, reading))
        with open(f"{given.out}/{opinion.id}.json", "w", encoding="utf8") as file:
            json.dump({"id": opinion.id, "sentences": written(reading)}, file)
    print(json.dumps({name: round(float(each), 4) for name, each in tally(pairs).items()}))


if __name__ == "__main__":
    main()
