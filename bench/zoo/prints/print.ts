import type { Random } from '../random.ts';
import type { Story } from '../story.ts';
import type { Wish } from '../texts/write-story.ts';
import type { CaptionTruth, Truth } from '../truth.ts';

/** One way in which a publisher or a web site shows opinions, as a browser prints it. */
export type Print = {
  name: string;
  wish(random: Random): Wish;
  show(story: Story, random: Random): PrintedOpinion;
};

export type PrintedOpinion = {
  html: string;
  paper: Paper;
  truth: Pick<Truth, 'paragraphs' | 'parts' | 'stars' | 'apart'>;
  caption: Omit<CaptionTruth, 'author' | 'decidedOn'>;
};

export type Paper = {
  /** In points. */
  width: number;
  height: number;
  margin: { top: number; bottom: number; left: number; right: number };
  /** What stands above and below each page, as the browser's templates have it. */
  head?: string;
  foot?: string;
};

const small =
  'font: 8px Arial, sans-serif; width: 100%; padding: 0 28px; display: flex; justify-content: space-between';

/** What a browser prints around a page by itself: when, which page, where. */
export function browserEdges(title: string, url: string): Pick<Paper, 'head' | 'foot'> {
  return {
    head: `<div style="${small}"><span>11/24/26, 7:15 PM</span><span style="width: 60%; text-align: center">${title}</span><span></span></div>`,
    foot: `<div style="${small}"><span>${url}</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>`,
  };
}

export function paperOf(random: Random): Pick<Paper, 'width' | 'height'> {
  return random.pick([
    { width: 612, height: 792 },
    { width: 595, height: 842 },
  ]);
}
