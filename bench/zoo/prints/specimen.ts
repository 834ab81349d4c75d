import { randomFrom } from '../random.ts';
import { isoDay } from '../story.ts';
import { writeStory } from '../texts/write-story.ts';
import type { Specimen } from '../truth.ts';
import type { Print } from './print.ts';
import type { Printer } from './print-page.ts';

/** The same seed gives the same page, whatever browser prints it. */
export async function printedSpecimen(print: Print, seed: string, printer: Printer): Promise<Specimen> {
  const random = randomFrom(`${seed}:${print.name}`);
  const story = writeStory(random, print.wish(random));
  const { html, paper, truth, caption } = print.show(story, random);
  const author = truth.parts[0]?.author;
  return {
    layout: print.name,
    disturbance: 'none',
    pdf: await printer.print(html, paper),
    truth: {
      ...truth,
      caption: { ...caption, decidedOn: isoDay(story.decided), ...(author ? { author } : {}) },
      disposition: story.disposition,
      // A browser counts sheets, as a publisher does: what is cited are the reporter's pages.
      labels: [],
    },
  };
}
