import { expect, test } from 'vitest';
import { analyse } from '../findings.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { easyQuestions } from './easy.ts';

test('a history in which no party acts is not asked for as the story of the case', () => {
  const findings = analyse(harborOpinion());
  const isStory = ({ kind }: { kind: string }) => kind === 'story';
  expect(easyQuestions(findings).some(isStory)).toBe(true);
  const history = ['In 1818 the Speaker moved to open the harbor.', 'A decade later the harbor was closed.'];
  const [fact] = findings.facts;
  if (!fact) throw new Error('The invented opinion has facts');
  const facts = history.map((shown, index) => ({ ...fact, shown, text: shown, index: 100 + index }));
  expect(easyQuestions({ ...findings, facts }).some(isStory)).toBe(false);
});

test('only a court whose ruling is quoted is asked about', () => {
  const findings = analyse(harborOpinion());
  const [fact] = findings.facts;
  if (!fact) throw new Error('The invented opinion has facts');
  const told = (text: string) => ({ ...fact, shown: text, text });
  const asked = (text: string) =>
    easyQuestions({ ...findings, posture: { ruling: told(text), below: [] } }).find(
      ({ kind }) => kind === 'posture',
    )?.question;
  expect(asked('The trial court granted the motion, and the tenant appealed.')).toMatch(
    /^What did the trial court decide/,
  );
  expect(asked('The tenant appealed the trial court’s order to this court.')).toMatch(/^How does/);
});
