/** Reads a request's body to its end even when it is refused early. */
import { AppError } from '../base/errors.ts';

/** What is read and thrown away of a refused upload; a client that sends more is cut off. */
const maxDrainedBytes = 128 * 1024 * 1024;
const maxDrainMs = 30_000;

/**
 * A browser that is still sending sees a broken connection instead of the answer,
 * so the rest of a refused body is read before the refusal goes out.
 */
export async function drain<Result>(
  request: Request,
  work: (bytes: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const bytes = openBody(request);
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

/** The rest of the body, at every call from where the last one stopped. */
function openBody({ body }: Request): () => AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  return async function* () {
    while (reader) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        // Not an error of ours, and nobody is there to read the answer.
        throw new AppError('invalid_request', { message: 'The request was broken off.', cause });
      });
      if (done) return;
      yield value;
    }
  };
}
