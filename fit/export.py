"""
python export.py MODEL.pt OUT: a trained network as OUT/encoder.onnx, in 8 bits, and OUT/reader.onnx. The reader answers scores for
the places, which whoever reads an opinion in parts compares over all of them.
"""

import os
import sys

import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn
from torch.nn import functional as F

from network import HEADS, WIDTH, Reader
from train import base_folder


class States(nn.Module):
    def __init__(self, base):
        super().__init__()
        self.base = base

    def forward(self, ids, mask):
        return self.base(input_ids=ids, attention_mask=mask).last_hidden_state


class Written(nn.Module):
    """The reader's layers written out: the library's attention is exported with a fixed number of sentences."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, x):
        z = self.model.entry(x)
        for layer in self.model.layers.layers:
            attention = layer.self_attn
            mixed = F.linear(layer.norm1(z), attention.in_proj_weight, attention.in_proj_bias)
            q, k, v = (each.reshape(-1, HEADS, WIDTH // HEADS).transpose(0, 1) for each in mixed.chunk(3, 1))
            weights = torch.softmax(q @ k.transpose(1, 2) / (WIDTH // HEADS) ** 0.5, 2)
            z = z + attention.out_proj((weights @ v).transpose(0, 1).reshape(-1, WIDTH))
            z = z + layer.linear2(F.gelu(layer.linear1(layer.norm2(z))))
        roles, worth, alone = self.model.role(z), self.model.worth(z), self.model.alone(z)
        return F.log_softmax(roles, 1), F.softmax(worth, 1), F.softmax(alone, 1), self.model.place(z)


def export(module, example, path, inputs, outputs, axes):
    names = {name: dict(enumerate(axes)) for name in (*inputs, *outputs)}
    torch.onnx.export(
        module,
        example,
        path,
        input_names=inputs,
        output_names=outputs,
        dynamic_axes=names,
        dynamo=False,
        opset_version=17,
    )


def main():
    path, out = sys.argv[1:3]
    os.makedirs(out, exist_ok=True)
    model = Reader(base_folder())
    model.load_state_dict(torch.load(path))
    model.eval()
    model.base.config._attn_implementation = "eager"
    ids = torch.randint(1000, 20000, (4, 224))
    mask = torch.ones_like(ids)
    mask[1, 200:] = 0
    exact = f"{out}/encoder-32.onnx"
    export(States(model.base), (ids, mask), exact, ["ids", "mask"], ["states"], ("b", "l"))
    quantize_dynamic(exact, f"{out}/encoder.onnx", weight_type=QuantType.QInt8, per_channel=True)
    os.remove(exact)
    x = torch.randn(37, model.base.config.hidden_size + 12)
    export(Written(model), (x,), f"{out}/reader.onnx", ["x"], ["roles", "worth", "alone", "places"], ("n",))


if __name__ == "__main__":
    main()
