import { expect, test } from 'vitest';
import {
  appealsRuling,
  asksRelief,
  beginsSuit,
  courtRuling,
  isDoneInCourt,
  isRuledOn,
  ordersBelow,
  rulesOnAppeal,
} from './steps.ts';

test('an appeal from a named ruling is under review, and begins no suit', () => {
  const appeal = 'The tenant appeals a harbor court order dismissing her petition for an inspection.';
  expect(appealsRuling(appeal)).toBe(true);
  expect(
    appealsRuling('This appeal arises from a trial court order compelling the parties to arbitrate.'),
  ).toBe(true);
  expect(appealsRuling('The company did not appeal from the order dismissing its claim.')).toBe(false);
  expect(appealsRuling('The appeals referee entered an order agreeing with the board.')).toBe(false);
  expect(beginsSuit('Marlow appeals her conviction.')).toBe(false);
  expect(appealsRuling('In May the tenant filed a notice of appeal from the judgment.')).toBe(false);
  expect(beginsSuit('Marlow sued the landlord for negligence.')).toBe(true);
});

test('a motion is reviewed once it is ruled on', () => {
  expect(isRuledOn('The trial court denied the motion for summary judgment.')).toBe(true);
  expect(isRuledOn('In April the tenant moved for sanctions.')).toBe(false);
});

test('an injunction is ordered by who issues it', () => {
  const ordered = 'On all points, the District Court on April 30 issued a preliminary injunction.';
  expect(ordersBelow(ordered)).toBe(true);
  expect(ordersBelow('The District Court issued a schedule.')).toBe(false);
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

test.each([
  ['Marlow sued the landlord for negligence.', 2],
  ['In 1998 the keeper brought this action in the county court, seeking a declaration.', 2],
  ['The keeper filed suit against the Harbor Board.', 2],
  ['The keeper moved to suppress the letters.', 1],
  ['A taxpayer filed suit in a state court challenging the right of the Board to pay.', 2],
  ['The keeper demurred to the complaint, but the demurrer was overruled.', 0],
  ['Plaintiffs filed a Motion for Summary Judgment, alleging a breach.', 1],
  ['The keeper was convicted of theft and sentenced to a year.', 0],
  ['The present indictment was in the District Court against the keeper.', 0],
  ['On October 3, the State filed a nolle prosequi in the harbor court.', 0],
  ['In May it petitioned the Regional Director to hold an election.', 0],
  ['Marlow appeals the judgment dismissing her petition.', 0],
  ['In May both sides filed a Joint Motion for Continuance.', 0],
  ['The District Court sustained the Act and issued an injunction on the counterclaim.', 0],
])('“%s” asks a court for relief: %i', (text, asks) => {
  expect(asksRelief(text)).toBe(asks);
});

test('an order of a court below is under review, and neither what it finds on the way nor a second hearing', () => {
  expect(ordersBelow('The trial court granted summary judgment for the keeper.')).toBe(true);
  expect(ordersBelow('The trial court then concluded that the lease ran on.')).toBe(false);
  expect(ordersBelow('The trial court denied the motion for reconsideration.')).toBe(false);
  expect(courtRuling('The trial court held a pretrial hearing in May.')).toBeUndefined();
  expect(courtRuling('The trial court held the lease void.')).toBe('trial court');
});

test('an appeal is told by who hears it', () => {
  expect(rulesOnAppeal('A divided Appellate Division affirmed on the narrow ground.')).toBe(true);
  expect(ordersBelow('The trial court ruled for the keeper on both claims.')).toBe(true);
  expect(ordersBelow('The Supreme Court of Sable denied review.')).toBe(false);
  expect(asksRelief('The District Court was asked to declare the orders invalid.')).toBe(2);
});

test('that this court took the case is no step below', () => {
  expect(isDoneInCourt('We granted certiorari to consider the toll.')).toBe(false);
  expect(isDoneInCourt('Certiorari was granted in May.')).toBe(false);
  expect(isDoneInCourt('The appeal was dismissed, and this Court granted certiorari.')).toBe(true);
});

test('what a court of appeals ruled is told from what a trial court did', () => {
  expect(rulesOnAppeal('The Court of Appeals reversed.')).toBe(true);
  expect(rulesOnAppeal('The Vermont Supreme Court affirmed.')).toBe(true);
  expect(rulesOnAppeal('The trial court granted summary judgment for the keeper.')).toBe(false);
});
