"""The labelled opinions that the encoder is fitted to, cut into the windows that it reads. Mirrored by src/study/extractive/encoder/."""

import json
import math
from dataclasses import dataclass

import numpy as np

ROLES = "FPSQALERKHCDX"
PLACES = ("holding", "issue", "rule")
SENTENCE_TOKENS = 110
WINDOW_TOKENS = 224
WINDOWS_AT_ONCE = 2


@dataclass
class Opinion:
    id: str
    fold: int
    court: str
    texts: list
    first: list
    role: list  # a place in ROLES, -100 where no label is known
    worth: list
    alone: list
    rests: list  # of each place how far down it rests on the sentence, -1 where it does not


def opinions_in(path):
    return [opinion_from(json.loads(line)) for line in open(path, encoding="utf8")]


def opinion_from(row):
    sentences = row["sentences"]
    known = lambda name: [-100 if each[name] is None else each[name] for each in sentences]
    return Opinion(
        id=row["id"],
        fold=row["fold"],
        court=row["court"],
        texts=[each["text"] for each in sentences],
        first=[each["first"] for each in sentences],
        role=[-100 if each["role"] is None else ROLES.index(each["role"]) for each in sentences],
        worth=known("worth"),
        alone=known("alone"),
        rests=[each["rests"] for each in sentences],
    )


def tokens_of(tokenizer, texts):
    ids = [tokenizer.encode(text, add_special_tokens=False).ids[:SENTENCE_TOKENS] for text in texts]
    return [each or [tokenizer.token_to_id("[UNK]")] for each in ids]


def place_features(opinion):
    """[n, 12]: where each sentence stands and how long it is."""
    n = len(opinion.texts)
    rows = []
    for at, (text, first) in enumerate(zip(opinion.texts, opinion.first)):
        share = at / max(1, n - 1)
        ends = [min(at, 10) / 10, min(n - 1 - at, 10) / 10]
        waves = [wave(share * math.pi * 2**k) for wave in (math.sin, math.cos) for k in range(3)]
        rows.append([share, 1 - share, *ends, float(first), min(len(text), 600) / 300, *waves])
    return np.array(rows, dtype=np.float32).reshape(n, 12)


def windows_of(tokens, first_room=WINDOW_TOKENS):
    """Lists of consecutive sentences, each with its separator, that fit a window behind its opening token."""
    windows, window, size, room = [], [], 1, first_room
    for at, ids in enumerate(tokens):
        if window and size + len(ids) + 1 > room:
            windows.append(window)
            window, size, room = [], 1, WINDOW_TOKENS
        window.append(at)
        size += len(ids) + 1
    if window:
        windows.append(window)
    return windows


def padded(windows, tokens, cls, sep, pad):
    """ids and mask [b, l], and of each sentence (its place, row, from, to): its tokens and its separator."""
    longest = max(1 + sum(len(tokens[at]) + 1 for at in window) for window in windows)
    ids = np.full((len(windows), longest), pad, dtype=np.int64)
    mask = np.zeros((len(windows), longest), dtype=np.int64)
    spans = []
    for row, window in enumerate(windows):
        line = [cls]
        for at in window:
            spans.append((at, row, len(line), len(line) + len(tokens[at]) + 1))
            line += [*tokens[at], sep]
        ids[row, : len(line)] = line
        mask[row, : len(line)] = 1
    return ids, mask, spans
