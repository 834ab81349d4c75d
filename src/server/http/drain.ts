/** Reads a request's file to its end even when it is refused early. */
import type { HttpContext } from './request.ts';

/** What is read and thrown away of a refused upload; a client that sends more is cut off. */
const maxDrainedBytes = 128 * 1024 * 1024;
const maxDrainMs = 30_000;

/**
 * A browser that is still sending sees a broken connection instead of the answer,
 * so the rest of a refused body is read before the refusal goes out.
 */
export async function drain<Result>(
  c: HttpContext,
  work: (bytes: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const reader = c.req.raw.body?.getReader();
  const bytes = async function* () {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return;
      yield value;
    }
  };
  try {
    return await work(bytes());
  } catch (error) {
    const stopAt = performance.now() + maxDrainMs;
    let drained = 0;
    for await (const piece of bytes()) {
      drained += piece.byteLength;
      if (drained > maxDrainedBytes || performance.now() > stopAt) break;
    }
    throw error;
  }
}
