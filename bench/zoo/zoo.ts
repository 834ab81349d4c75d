/** Random texts in random layouts with random disturbances, read by the product and judged against what is true. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReadingPool } from '../../src/opinion/pdf/pool.ts';
import { type Disturbance, disturbances } from './disturbances.ts';
import type { Layout } from './layout.ts';
import { type Figures, measure } from './measure.ts';
import type { Print } from './prints/print.ts';
import { openPrinter } from './prints/print-page.ts';
import { printedSpecimen } from './prints/specimen.ts';
import { randomFrom } from './random.ts';
import { isoDay } from './story.ts';
import { writeStory } from './texts/write-story.ts';
import type { Specimen, Truth } from './truth.ts';
import { typeset } from './typeset.ts';

export type Judged = {
  layout: string;
  disturbance: string;
  figures?: Figures;
  /** What went wrong, in words. */
  troubles: string[];
};

/** Half of a layout's specimens come undisturbed. */
const undisturbed = 0.4;

/** The same seed gives the same document. */
export function specimenOf(layout: Layout, seed: string): Specimen {
  const random = randomFrom(`${seed}:${layout.name}`);
  const disturbance: Disturbance = random.chance(undisturbed) ? disturbances[0]! : random.pick(disturbances);
  const written = writeStory(random, layout.wish(random));
  const story = disturbance.toStory?.(written, random) ?? written;
  const { source, truth, caption } = layout.print(story, random);
  const { isUnsigned, isUndated, ...stated } = caption;
  const parts = isUnsigned ? truth.parts.map(({ author: _, ...part }) => part) : truth.parts;
  const { pdf, labels } = typeset(disturbance.toSource?.(source, random) ?? source);
  return {
    layout: layout.name,
    disturbance: disturbance.name,
    pdf: disturbance.toPdf?.(pdf) ?? pdf,
    truth: {
      ...truth,
      parts,
      caption: { ...stated, ...(isUndated ? {} : { decidedOn: isoDay(story.decided) }), ...authorOf(parts) },
      disposition: story.disposition,
      labels,
    },
  };
}

function authorOf(parts: Truth['parts']): { author?: string } {
  const author = parts[0]?.author;
  return author === undefined ? {} : { author };
}

type ZooOptions = { seed: string; perLayout: number; show?: string; prints?: Print[] };

/** `perLayout` documents in each layout, and in each print of a publisher or a web site. `show` is a folder that takes each PDF and what was misread in it. */
export async function judgeZoo(
  layouts: Layout[],
  { seed, perLayout, show, prints = [] }: ZooOptions,
): Promise<Judged[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-zoo-'));
  if (show) mkdirSync(show, { recursive: true });
  const pool = openReadingPool({ size: 2 });
  const printer = prints.length > 0 ? await openPrinter() : undefined;
  const judge = async ({ layout, disturbance, pdf, truth }: Specimen, index: number): Promise<Judged> => {
    const name = `${layout.replace(/\W+/g, '-')}-${index}`;
    const path = join(show ?? folder, `${name}.pdf`);
    writeFileSync(path, pdf);
    const judged: Judged = { layout, disturbance, troubles: [] };
    try {
      Object.assign(judged, measure(truth, await pool.read(path)));
    } catch (error) {
      judged.troubles.push(`refused: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (show) writeFileSync(join(show, `${name}.txt`), [disturbance, ...judged.troubles, ''].join('\n'));
    return judged;
  };
  try {
    const judged: Judged[] = [];
    for (const layout of layouts)
      for (let index = 0; index < perLayout; index++)
        judged.push(await judge(specimenOf(layout, `${seed}:${index}`), index));
    for (const print of printer ? prints : [])
      for (let index = 0; index < perLayout; index++)
        judged.push(await judge(await printedSpecimen(print, `${seed}:${index}`, printer!), index));
    return judged;
  } finally {
    await pool.close();
    await printer?.close();
    rmSync(folder, { recursive: true });
  }
}
