/** The process in which the encoder runs: one order at a time. It may be killed at any moment. */
import type { Watched } from '../../../opinion/pdf/killable-child.ts';
import { startWatchdog } from '../../../opinion/pdf/watchdog.ts';
import type { EncoderOrder, EncoderReport } from './messages.ts';
import { mostSentences, toAsk } from './readings.ts';

const tell = (report: EncoderReport) => process.send?.(report);
const progress = (done: number, of: number) => tell({ kind: 'progress', done, of });
const base64 = ({ buffer }: Float32Array) => Buffer.from(buffer).toString('base64');

process.on('disconnect', () => process.exit(0));
process.on('message', (order: Watched<EncoderOrder>) => {
  startWatchdog(order.watch);
  answer(order).then(tell, () => process.exit(70));
});

type Loaded<Made> = { made: Made } | { reason: string };

/** Loaded when first asked for. Where there is no binary for this machine, the import itself fails. */
function once<Made>(open: (run: typeof import('./run.ts'), folder: string) => Promise<Made>) {
  let loading: Promise<Loaded<Made>> | undefined;
  return (folder: string) => {
    loading ??= import('./run.ts')
      .then((run) => open(run, folder))
      .then(
        (made) => ({ made }),
        (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
      );
    return loading;
  };
}

const reader = once((run, folder) => run.openReader(folder));
const embedder = once((run, folder) => run.openEmbedder(folder));

async function answer(order: EncoderOrder): Promise<EncoderReport> {
  if (order.kind === 'load') {
    const loaded = [await reader(order.folder), await embedder(order.folder)];
    const failed = loaded.find((each) => 'reason' in each);
    return failed ? { kind: 'unusable', reason: failed.reason } : { kind: 'loaded' };
  }
  if (order.kind === 'embed') {
    const loaded = await embedder(order.folder);
    if ('reason' in loaded) return { kind: 'unusable', reason: loaded.reason };
    return { kind: 'embedded', vectors: base64(await loaded.made(order.texts, progress)) };
  }
  // It takes a long opinion a tenth of a second to be parted into sentences: not the server's.
  const asked = toAsk(order.opinion);
  if (asked.length === 0 || asked.length > mostSentences)
    return { kind: 'read', asked: [], sentences: [], vectors: '' };
  const loaded = await reader(order.folder);
  if ('reason' in loaded) return { kind: 'unusable', reason: loaded.reason };
  const { sentences, vectors } = await loaded.made(asked, progress);
  return { kind: 'read', asked, sentences, vectors: base64(vectors) };
}
