import type { Random } from './random.ts';
import type { Story } from './story.ts';
import type { Wish } from './texts/write-story.ts';
import type { CaptionTruth, Truth } from './truth.ts';

/** One way in which some court or publisher prints its opinions. */
export type Layout = {
  name: string;
  /** What its court asks of an opinion. */
  wish(random: Random): Wish;
  print(story: Story, random: Random): Printed;
};

/** The Typst source of a document, and what is true of it but for the numbers of its pages. */
export type Printed = {
  source: string;
  truth: Pick<Truth, 'paragraphs' | 'parts'>;
  caption: Omit<CaptionTruth, 'author' | 'decidedOn'> & {
    /** Nothing on the pages says who wrote it. */
    isUnsigned?: true;
    /** No day is printed, at most a year. */
    isUndated?: true;
  };
};

/** The wishes of most courts: changed where one is different. */
export function wished(change: Partial<Wish> = {}): Wish {
  return {
    forum: 'appeal',
    isPerCuriam: false,
    withSyllabus: false,
    withSeparate: true,
    withHeadings: true,
    withNotes: true,
    ...change,
  };
}
