/** An opinion of a given length: the project's second one, its discussion gone over again and again. */
import { secondOpinion } from '../test/fixtures/documents/second-opinion.ts';
import type { Block } from '../test/fixtures/page-setter.ts';
import { bookPage, setPages } from '../test/fixtures/page-setter.ts';
import { documentObjects, pdfFile } from '../test/fixtures/pdf-writer.ts';

const indexOf = (text: string) => secondOpinion.findIndex((block) => block.text === text);

export function longOpinionPdf(pages: number): Buffer {
  const [discussion, conclusion] = [indexOf('II. DISCUSSION'), indexOf('III. CONCLUSION')];
  const before = secondOpinion.slice(0, conclusion);
  const paragraphs = secondOpinion
    .slice(discussion + 1, conclusion)
    .filter(({ place }) => place === undefined);
  const after = secondOpinion.slice(conclusion);
  const pagesAfter = (rounds: number) => {
    const more = Array.from({ length: rounds }, (_, round) =>
      paragraphs.map((block) => again(block, round + 1)),
    );
    return setPages([...before, ...more.flat(), ...after], bookPage);
  };
  // Nearly there in one step, for setting pages takes its time.
  const [none, ten] = [pagesAfter(0).length, pagesAfter(10).length];
  const nearly = Math.floor((10 * (pages - none)) / (ten - none)) - 2;
  for (let rounds = Math.max(0, nearly); ; rounds += 1) {
    const set = pagesAfter(rounds);
    if (set.length >= pages) return pdfFile(documentObjects(set));
  }
}

const again = ({ text }: Block, round: number): Block => ({ text: `${text} See Record ${round}.` });
