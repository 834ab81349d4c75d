/** What the fake provider does with a call. */
import type { ProtocolName, ProviderRequest } from './protocol.ts';

/** Looked at while it is spoken: who has seen enough of an answer lets the rest come faster. */
export type Speed = { firstTokenMs: number; tokensPerSecond: number };

export type Play =
  /** Says `text`; without a speed as fast as the line carries it. */
  | { does: 'answer'; text: string; speed?: Speed }
  /** Says `text` and stops there because the most that may be said is said. */
  | { does: 'cut off'; text: string; speed?: Speed }
  | { does: 'refuse' }
  /** An answer with this status and no words of a model. */
  | { does: 'fail'; status: number; retryAfterSeconds?: number; message?: string }
  /** Takes the call and never says anything. */
  | { does: 'say nothing' }
  /** Closes the connection before any answer. */
  | { does: 'hang up' }
  /**
   * Says `text`, and then: the connection is reset, nothing more comes, the protocol's own event of a failure comes,
   * or the answer ends without its last events.
   */
  | { does: 'break off'; text: string; by: 'reset' | 'silence' | 'failure' | 'end'; speed?: Speed };

/** A call as the provider saw it; tests look at these. */
export type Call = ProviderRequest & {
  protocol: ProtocolName;
  /** From 0, over all calls. */
  index: number;
  key: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** Of its input, what an earlier call began with as well. */
  cachedTokens: number;
  startedAt: number;
  firstTokenAt?: number;
  endedAt?: number;
  /** `left`: the caller closed the connection before the end. */
  outcome: 'running' | 'ended' | 'left';
};

export type Script = (call: Call) => Play | Promise<Play>;

/** The first call gets the first play and so on; all that come later get the last one. */
export function inTurn(...plays: [Play, ...Play[]]): Script {
  let next = 0;
  return () => plays[Math.min(next++, plays.length - 1)] as Play;
}

/** What a tokenizer of the real ones would count, near enough. */
export const charactersPerToken = 4;

export const countTokens = (text: string): number => Math.ceil(text.length / charactersPerToken);
