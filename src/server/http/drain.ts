/** Reads a request's body to its end even when it is refused early. */
import { AppError } from '../base/errors.ts';

/** What is read and thrown away of a refused upload; a client that sends more is cut off. */
const maxDrainedBytes = 128 * 1024 * 1024;
/** For each megabyte of it: a busy machine takes long for many at once, and who sends next to nothing is cut off. */
const maxDrainMs = 30_000;
const megabyte = 1024 * 1024;

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
    let stopAt = performance.now() + maxDrainMs;
    let drained = 0;
    for await (const piece of bytes()) {
      const before = drained;
      drained += piece.byteLength;
      if (Math.floor(drained / megabyte) > Math.floor(before / megabyte))
        stopAt = performance.now() + maxDrainMs;
      if (drained > maxDrainedBytes || performance.now() > stopAt) break;
    }
    throw error;
  }
}

/** The rest of the body, at every call from where the last one stopped. Nobody else can read it once it was begun. */
function openBody(request: Request): () => AsyncGenerator<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return async function* () {
    reader ??= request.body?.getReader();
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
