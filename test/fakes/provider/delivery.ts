/** Puts an answer on the wire: at a fixed speed, or at once in packets cut where it hurts. */
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { charactersPerToken, type Speed } from './play.ts';
import type { Stream } from './protocol.ts';

/** Answers false where the caller left before all was said. */
export async function say(
  response: ServerResponse,
  stream: Stream,
  text: string,
  speed: Speed | undefined,
  onFirstToken: () => void,
): Promise<boolean> {
  if (speed) return sayAtSpeed(response, stream, text, speed, onFirstToken);
  onFirstToken();
  await sendAwkwardly(response, [...stream.begin, ...awkwardPieces(text).map(stream.piece)].join(''));
  return !response.destroyed;
}

/** A token an event; where a timer came late, the tokens that are due by then. */
async function sayAtSpeed(
  response: ServerResponse,
  stream: Stream,
  text: string,
  speed: Speed,
  onFirstToken: () => void,
): Promise<boolean> {
  const tokens = Math.ceil(text.length / charactersPerToken);
  response.write(stream.begin.join(''));
  await pause(speed.firstTokenMs);
  onFirstToken();
  let due = 1;
  for (let said = 0, lookedAt = performance.now(); said < tokens && !response.destroyed; ) {
    const events: string[] = [];
    for (; said < Math.min(tokens, Math.floor(due)); said += 1) {
      events.push(stream.piece(text.slice(said * charactersPerToken, (said + 1) * charactersPerToken)));
    }
    if (events.length > 0) response.write(events.join(''));
    await pause(Math.max(1, ((1 - (due % 1)) / speed.tokensPerSecond) * 1000));
    const now = performance.now();
    due += ((now - lookedAt) / 1000) * speed.tokensPerSecond;
    lookedAt = now;
  }
  return !response.destroyed;
}

const pieceLengths = [1, 2, 7, 3, 11, 5];

/** Pieces that divide escapes, words and numbers. */
function awkwardPieces(text: string): string[] {
  // By character: no provider divides what is outside the first plane.
  const characters = [...text];
  const pieces: string[] = [];
  for (let at = 0, turn = 0; at < characters.length; turn += 1) {
    const length = pieceLengths[turn % pieceLengths.length] ?? 1;
    pieces.push(characters.slice(at, at + length).join(''));
    at += length;
  }
  return pieces;
}

const packetLengths = [1, 13, 512, 3, 90, 4096, 29];
/** So many of each: a whole answer in packets of a few bytes would take its time and show nothing more. */
const hardCuts = 40;

/** Cuts inside characters of several bytes and behind backslashes, and elsewhere puts many events into a packet. */
export async function sendAwkwardly(response: ServerResponse, events: string): Promise<void> {
  const bytes = Buffer.from(events);
  let cuts = 0;
  for (let from = 0, turn = 0; from < bytes.length && !response.destroyed; turn += 1) {
    const farthest = Math.min(bytes.length, from + (packetLengths[turn % packetLengths.length] ?? 1));
    const hard = cuts < hardCuts ? findHardPlace(bytes, from, farthest) : undefined;
    if (hard !== undefined) cuts += 1;
    const to = hard ?? (cuts < hardCuts ? farthest : Math.min(bytes.length, from + 16_384));
    response.write(bytes.subarray(from, to));
    from = to;
    // Else the packets would be joined again on their way.
    await nextTurn();
  }
}

/** Just behind the first byte of a character of several, or behind a backslash. */
function findHardPlace(bytes: Buffer, from: number, to: number): number | undefined {
  for (let at = from; at < to - 1; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0xc0 || byte === 0x5c) return at + 1;
  }
  return undefined;
}
