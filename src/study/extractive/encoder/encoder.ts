/** The pretrained encoder in a process of its own, which is started when it is asked for and let go after a rest. */
import type { Opinion } from '../../../opinion/opinion.ts';
import { type KillableChild, smallHeap, startChild } from '../../../opinion/pdf/killable-child.ts';
import { openLanes } from '../../../opinion/pdf/lanes.ts';
import { watchWork } from '../../../opinion/pdf/work-watch.ts';
import { type Embed, likeness } from './likeness.ts';
import type { EncoderOrder, EncoderReport } from './messages.ts';
import { type Encoded, mostSentences, type Readings, vectorWidth, withReadings } from './readings.ts';

type Order = EncoderOrder extends infer Each
  ? Each extends EncoderOrder
    ? Omit<Each, 'folder'>
    : never
  : never;
type Answer = Exclude<EncoderReport, { kind: 'progress' }>;
type EncoderChild = KillableChild<EncoderOrder, EncoderReport>;

export type Encoder = {
  /**
   * The opinion with what the encoder says of its sentences; as it is where the encoder cannot be run. Throws the signal's reason
   * when it aborts. `onProgress` counts tokens.
   */
  read(opinion: Opinion, options?: ReadOptions): Promise<Encoded>;
  embed: Embed;
  /** How alike in meaning each text is to what is asked, -1 to 1; undefined where the encoder cannot be run or has nothing to do. */
  liken(asked: string, texts: readonly string[], signal?: AbortSignal): Promise<number[] | undefined>;
  /** Has read the texts that something will be likened to. */
  prepare(texts: readonly string[]): Promise<unknown>;
  /** Why it cannot be run here, learned by running it; undefined where it can. */
  trouble(): Promise<string | undefined>;
  memoryMb(): number;
  close(): Promise<void>;
};

type ReadOptions = { signal?: AbortSignal; onProgress?: (done: number, of: number) => void };

export type EncoderOptions = {
  /** The folder of the weights. */
  folder: string;
  /** Told where an answer is missing that could have been there. */
  onTrouble?: (reason: string) => void;
  memoryLimitMb?: number;
  /** Processor time in which nothing is told: the start, or one batch. */
  batchSeconds?: number;
  /** A child that has done nothing for so long is ended. */
  stillMs?: number;
  /** A child that has had nothing to do for this long ends: a resting server holds none. */
  idleMs?: number;
  childPath?: URL;
};

const pollMs = 50;
/** What was read last is asked again by the next material, and by the next question. */
const kept = 4;

export function openEncoder(options: EncoderOptions): Encoder {
  const { folder, onTrouble, memoryLimitMb = 500, batchSeconds = 20, stillMs = 60_000 } = options;
  const closing = new AbortController();
  const childPath = options.childPath ?? besideThis();
  const lanes = openLanes<EncoderChild>({
    size: 1,
    idleMs: options.idleMs ?? 20_000,
    start: () => startChild(childPath, memoryLimitMb, smallHeap),
  });
  const recent = new Map<string, Readings>();
  const recentVectors = new Map<string, ReturnType<Embed>>();
  let unusable: string | undefined;

  /** Undefined where the child was lost over it. */
  function attempt(
    child: EncoderChild,
    order: Order,
    signal: AbortSignal,
    onProgress: ReadOptions['onProgress'],
  ): Promise<Answer | undefined> {
    return new Promise((resolve, reject) => {
      const watch = watchWork(child, stillMs);
      let workedBefore = 0;
      const settle = (finish: () => void) => {
        clearInterval(poll);
        signal.removeEventListener('abort', abort);
        finish();
      };
      const lose = () => {
        child.kill();
        settle(() => resolve(undefined));
      };
      const abort = () => {
        child.kill();
        settle(() => reject(signal.reason));
      };
      const poll = setInterval(() => {
        const isOver = watch.worked() - workedBefore > batchSeconds || child.memoryMb() > memoryLimitMb;
        if (isOver || watch.isStill()) lose();
      }, pollMs);
      signal.addEventListener('abort', abort, { once: true });
      void child.ended.then(lose);
      child.order({ ...order, folder }, (report) => {
        watch.stir();
        workedBefore = watch.worked();
        if (report.kind === 'progress') onProgress?.(report.done, report.of);
        else settle(() => resolve(report));
      });
    });
  }

  async function ask(order: Order, { signal, onProgress }: ReadOptions): Promise<Answer | undefined> {
    if (unusable !== undefined) return undefined;
    const either = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    const answer = await lanes.lend(either, async (lane) => {
      const first = await attempt(lane.child, order, either, onProgress);
      // Killed from outside perhaps; what ends it twice is answered without it.
      return first ?? attempt(lane.replace(), order, either, onProgress);
    });
    if (answer?.kind === 'unusable') unusable = answer.reason;
    if (answer === undefined || answer.kind === 'unusable')
      onTrouble?.(unusable ?? 'its process was lost twice over one order');
    return answer;
  }

  const embed: Embed = async (texts, signal) => {
    if (texts.length === 0) return [];
    const answer = await ask({ kind: 'embed', texts }, signal ? { signal } : {});
    if (answer?.kind !== 'embedded') return undefined;
    const vectors = floatsIn(answer.vectors);
    return texts.map((_, at) => vectors.subarray(at * vectorWidth, (at + 1) * vectorWidth));
  };

  /** Who asks while they are being made waits for them; who goes leaves them to the next. */
  function vectorsOf(texts: readonly string[]): ReturnType<Embed> {
    const key = JSON.stringify(texts);
    const vectors =
      recentVectors.get(key) ?? (texts.length > mostSentences ? Promise.resolve(undefined) : embed(texts));
    keep(recentVectors, key, vectors);
    const forget = () => recentVectors.delete(key);
    vectors.then((made) => made ?? forget(), forget);
    return vectors;
  }

  return {
    async read(opinion, given = {}) {
      const key = JSON.stringify(opinion);
      const known = recent.get(key);
      if (known) return withReadings(opinion, known);
      const answer = await ask({ kind: 'read', opinion }, given);
      if (answer?.kind !== 'read' || answer.asked.length === 0) return opinion;
      const { asked, sentences } = answer;
      const readings = { asked, sentences, vectors: floatsIn(answer.vectors) };
      keep(recent, key, readings);
      return withReadings(opinion, readings);
    },
    embed,
    async liken(asked, texts, signal) {
      if (texts.length === 0) return undefined;
      const known = await vectorsOf(texts);
      const [of] = (known && (await embed([asked], signal))) ?? [];
      return of && known?.map((each) => likeness(of, each));
    },
    prepare: vectorsOf,
    async trouble() {
      const answer = await ask({ kind: 'load' }, {});
      if (answer?.kind === 'loaded') return undefined;
      return unusable ?? 'its process ends before it answers';
    },
    memoryMb: () => lanes.memoryMb(),
    async close() {
      closing.abort(new DOMException('The encoder is closed.', 'AbortError'));
      await lanes.close();
    },
  };
}

function keep<Made>(recent: Map<string, Made>, key: string, made: Made): void {
  recent.delete(key);
  recent.set(key, made);
  if (recent.size > kept) recent.delete(recent.keys().next().value ?? '');
}

function floatsIn(base64: string): Float32Array {
  const bytes = Buffer.from(base64, 'base64');
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

function besideThis(): URL {
  const own = import.meta.url;
  return new URL(own.endsWith('.ts') ? './child.ts' : './encoder-child.js', own);
}
