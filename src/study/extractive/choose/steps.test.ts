import { expect, test } from 'vitest';
import { appealsRuling, beginsSuit, courtRuling, isDoneInCourt, isRuledOn, isStep } from './steps.ts';

test('an appeal from a named ruling is under review, and begins no suit', () => {
  const appeal = 'The tenant appeals a harbor court order dismissing her petition for an inspection.';
  expect(appealsRuling(appeal)).toBe(true);
  expect(beginsSuit('Marlow appeals her conviction.')).toBe(false);
  expect(appealsRuling('In May the tenant filed a notice of appeal from the judgment.')).toBe(false);
  expect(beginsSuit('Marlow sued the landlord for negligence.')).toBe(true);
});

test('what a paper says is no step, whatever it names', () => {
  expect(isStep('The agreement states that “valid” means that the tenant was convicted.')).toBe(false);
  expect(isStep('In this plea agreement, the keeper admitted that she was the person convicted.')).toBe(
    false,
  );
  expect(isStep('The trial court denied the motion.')).toBe(true);
});

test('a motion is reviewed once it is ruled on', () => {
  expect(isRuledOn('The trial court denied the motion for summary judgment.')).toBe(true);
  expect(isRuledOn('In April the tenant moved for sanctions.')).toBe(false);
});

test('what was shown to nobody but a reader was not done in court', () => {
  expect(isDoneInCourt('The company in fact introduced a second lease that the tenant had signed.')).toBe(
    false,
  );
  expect(isDoneInCourt('We uphold the trial court’s denial of the motion.')).toBe(false);
  expect(isDoneInCourt('The opinion filed on May 5 in this case is withdrawn.')).toBe(false);
  expect(isDoneInCourt('The Harbor Board found that the pier was safe.')).toBe(true);
});

test('a court below rules where it is the one that acts', () => {
  expect(courtRuling('The Court of Appeals reversed the order.')).toBe('Court of Appeals');
  expect(courtRuling('In May, the trial court denied the motion.')).toBe('trial court');
  expect(courtRuling('A three-judge District Court enjoined the Act.')).toBe('three-judge District Court');
  expect(courtRuling('Marlow appealed the District Court decision to the Court of Appeals.')).toBeUndefined();
});
