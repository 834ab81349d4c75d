"""The encoder as published and, on it, two layers that read the sentences of a whole opinion."""

import torch
from torch import nn
from torch.nn import functional as F
from transformers import AutoModel

from opinions import PLACES, ROLES

WIDTH = 256
HEADS = 4


class Reader(nn.Module):
    def __init__(self, base, dropout=0.2, layers=2):
        super().__init__()
        # Dropout within the encoder halves its speed and gained nothing.
        self.base = AutoModel.from_pretrained(
            base, attn_implementation="sdpa", attention_probs_dropout_prob=0.0, hidden_dropout_prob=0.0
        )
        wide = self.base.config.hidden_size
        self.entry = nn.Sequential(nn.Dropout(dropout), nn.Linear(wide + 12, WIDTH), nn.GELU(), nn.Dropout(dropout))
        layer = nn.TransformerEncoderLayer(
            WIDTH, HEADS, 2 * WIDTH, dropout, batch_first=True, activation="gelu", norm_first=True
        )
        self.layers = nn.TransformerEncoder(layer, layers, enable_nested_tensor=False)
        self.role = nn.Linear(WIDTH, len(ROLES))
        self.worth = nn.Linear(WIDTH, 3)
        self.alone = nn.Linear(WIDTH, 2)
        self.place = nn.Linear(WIDTH, len(PLACES))

    def vectors(self, batches):
        """Batches of (ids, mask, spans), as `padded` makes them: of each sentence the mean of its states, [n, wide]."""
        places, parts = [], []
        for ids, mask, spans in batches:
            states = self.base(input_ids=torch.from_numpy(ids), attention_mask=torch.from_numpy(mask))
            states = states.last_hidden_state.float()
            sums = F.pad(states.cumsum(1), (0, 0, 1, 0))
            at, row, low, high = torch.tensor(spans).T
            parts.append((sums[row, high] - sums[row, low]) / (high - low).unsqueeze(1))
            places.append(at)
        return torch.cat(parts)[torch.cat(places).argsort()]

    def forward(self, vectors, place):
        states = self.layers(self.entry(torch.cat([vectors, place], 1)).unsqueeze(0))[0]
        return self.role(states), self.worth(states), self.alone(states), self.place(states)


def loss_of(out, opinion, low, high):
    """`out` is of the sentences low to high of the opinion."""
    role, worth, alone, place = out
    known = lambda labels: torch.tensor(labels[low:high])
    loss = (
        F.cross_entropy(role, known(opinion.role), label_smoothing=0.05)
        + 0.5 * F.cross_entropy(worth, known(opinion.worth))
        + 0.3 * F.cross_entropy(alone, known(opinion.alone))
    )
    rests = torch.tensor(opinion.rests[low:high], dtype=torch.float32)
    shares = torch.where(rests < 0, 0.0, 1 / (1 + rests.clamp(min=0)))
    for at in range(len(PLACES)):
        total = shares[:, at].sum()
        if total > 0:
            loss = loss - 0.25 * (F.log_softmax(place[:, at], 0) * shares[:, at] / total).sum()
    return loss
