/** Who sends a large file that is refused can read the answer. */
import { expect, it, vi } from 'vitest';
import { AppError } from '../base/errors.ts';
import { drain } from './drain.ts';

const megabyte = 1024 * 1024;

/** A body of so many pieces, each of which takes so long to come. */
function sending(pieces: number, bytes: number, seconds: number) {
  let now = 0;
  let sent = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === pieces) return controller.close();
        sent += 1;
        now += seconds * 1_000;
        controller.enqueue(new Uint8Array(bytes));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, sent: () => sent };
}

const refuse = () => Promise.reject(new AppError('too_large'));

it('a large one to its end, however long a busy machine takes for it', async () => {
  const { request, sent } = sending(45, megabyte, 20);
  await expect(drain(request, refuse)).rejects.toThrow(AppError);
  expect(sent()).toBe(45);
});

it('but neither one without end nor one that hardly comes', async () => {
  const endless = sending(10_000, megabyte, 0.1);
  await expect(drain(endless.request, refuse)).rejects.toThrow(AppError);
  expect(endless.sent()).toBeLessThan(140);
  const dripping = sending(10_000, 10, 5);
  await expect(drain(dripping.request, refuse)).rejects.toThrow(AppError);
  expect(dripping.sent()).toBeLessThan(10);
});

it('one that is taken is left to whoever reads it', async () => {
  const { request } = sending(3, 10, 0);
  await drain(request, async () => 'a turn');
  expect((await request.arrayBuffer()).byteLength).toBe(30);
});
