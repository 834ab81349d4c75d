import { expect, test } from 'vitest';
import { composeBrief } from '../engine.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';

/** The brief of the invented opinion, in which the court nowhere says that it holds or concludes. */
function briefWithout(last: string, next = '') {
  const { paragraphs, ...opinion } = harborOpinion();
  const plain = paragraphs.map((paragraph) => ({
    ...paragraph,
    text: paragraph.text.replace(
      /[^.]*\b[Ww]e (?:\w+ )?(?:hold|conclude|agree|disagree|find|reject)\b[^.]*\./g,
      '',
    ),
  }));
  const at = plain.findLastIndex(({ text }) => /\b(?:reversed|affirmed)\b/i.test(text));
  return composeBrief({
    ...opinion,
    paragraphs: plain.map((paragraph, index) =>
      index === at ? { ...paragraph, text: `${last} ${next} ${paragraph.text}` } : paragraph,
    ),
  });
}

const answer =
  'The lease between Marlow and Harbor Freight cannot excuse a landlord who knows of a rotted roof from a duty to warn.';

test('where the court never says that it holds, its plainest answer is the holding, marked as inferred', () => {
  const { holding } = briefWithout(answer);
  expect(holding.text).toContain('cannot excuse a landlord');
  expect(holding.marks).toEqual(['inferred']);
});

test('the conclusion opens with the answer that is read out as the holding', () => {
  expect(briefWithout(answer).conclusion[0]?.text).toBe(answer);
});

test('what the next sentence takes back is no holding', () => {
  expect(briefWithout(answer, 'But a lease may say otherwise.').holding.text).not.toContain('cannot excuse');
});

test('what is conceded on the way is no holding', () => {
  const conceded = `Although ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`;
  expect(briefWithout(conceded).holding.text).not.toContain('cannot excuse');
});
