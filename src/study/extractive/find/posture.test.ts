import { expect, test } from 'vitest';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { readLead } from '../read/reading.ts';
import { postureOf } from './posture.ts';

/** The posture of the invented opinion with one sentence more at the end of its first paragraph. */
function postureWith(sentence: string) {
  const { paragraphs, ...opinion } = harborOpinion();
  const at = paragraphs.findIndex(({ text }) => text.includes('Harbor Freight moved for summary judgment.'));
  return postureOf(
    readLead({
      ...opinion,
      paragraphs: paragraphs.map((paragraph, index) => {
        if (index !== at) return paragraph;
        return {
          ...paragraph,
          text: paragraph.text.replace('Harbor Freight moved for summary judgment.', sentence),
        };
      }),
    }),
  );
}

test.each([
  'Marlow moved to be near the harbor, where her family had lived for many years.',
  'We think that the trial court misread the motion for summary judgment and found too little.',
])('no move of house and no view of this court is a motion or ruling under review: %s', (sentence) => {
  expect(postureWith(sentence).ruling?.shown).not.toBe(sentence);
});

test.each([
  'The statute under which Harbor Freight was sued is part of a scheme older than the harbor.',
  'The plan sought to bring about settlements between Marlow and her neighbors by public reports.',
])('what a statute or a plan is about tells not who seeks relief: %s', (sentence) => {
  const { seeksRelief, seeksToo } = postureWith(sentence);
  expect([seeksRelief, ...seeksToo].map((found) => found?.shown)).not.toContain(sentence);
});

test('what a court thought on its way to an order is not the motion under review', () => {
  const moved = 'Harbor Freight moved for summary judgment.';
  const thought =
    'The Court of Appeals concluded on its way that the motion for summary judgment was timely.';
  expect(postureWith(`${moved} ${thought}`).ruling?.shown).toBe(moved);
});

test('a survey of history is no standard of review', () => {
  const survey = 'Our review of this Nation’s history of piers and warehouses reaches far beyond that time.';
  expect(postureWith(survey).standard?.shown).not.toBe(survey);
});
