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

test('how a case comes up is answered by its own steps alone', () => {
  const findings = analyse(harborOpinion());
  const [fact] = findings.facts;
  if (!fact) throw new Error('The invented opinion has facts');
  const told = (text: string, index: number) => ({
    ...fact,
    shown: text,
    text,
    index: 200 + index,
    other: 0,
  });
  const granted = 'We granted certiorari.';
  const other = 'After his appeal that court handed down its decision in the case of Oakes v. Stone.';
  const painted = 'The tenant painted the roof in the spring of the year.';
  const posture = { ruling: told(painted, 0), below: [told(other, 1), told(granted, 2)] };
  const asked = easyQuestions({ ...findings, posture }).find(({ kind }) => kind === 'posture');
  expect(asked?.answer.map(({ text }) => text)).toEqual([granted]);
});
