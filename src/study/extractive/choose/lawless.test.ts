import { expect, test } from 'vitest';
import { concedes, statesNoLaw, tellsBackground, tellsOwnCourse, tellsWhatHappened } from './lawless.ts';

test.each([
  ['Because the tenant did not ask for more, we limit our analysis to the lease.', true],
  ['Our review of the tenant’s claim is de novo.', true],
  ['Our conclusion that the pier is a road is consistent with the Act.', true],
  ['It remains to be considered, whether the rule binds a keeper of piers.', true],
  ['The amendment of the Harbor Act did not affect the present indictment.', true],
  ['In an early case the court of another county appears to have held that a pier is a road.', true],
  ['Some courts have given in to the notion that a pier is a road.', true],
  ['And to use counsel’s language, “the pier is no road at all.”', true],
  ['The parties identify this exception as the hook for the appeal.', true],
  ['In 2006, Congress again extended the Harbor Act for 25 years.', true],
  ['After Oakes, the question of a keeper’s duty again came before us in Vale.', true],
  ['The Court finds that no bond is required.', true],
  ['Most telling is the testimony of the keeper about the keys.', true],
  ['Defendant Marlow must also preserve every record of the roof.', true],
  ['After Oakes, the duty to warn again came before us in Lund v. Pier Nine.', true],
  ['It is not surprising that the Act says so little of piers.', true],
  ['In the keeping of harbors we are concerned with an old idea.', true],
  ['In 1982, the Legislature again extended the Harbor Act for 25 years.', true],
  ['In 1982 a landlord had to warn a tenant whose roof was rotten.', false],
  ['Plaintiffs must prove that the landlord knew.', false],
  ['A landlord must warn a tenant of a defect that it knows.', false],
  ['We have held that a landlord must warn its tenant.', false],
  ['This Court reviews a grant of summary judgment de novo.', false],
])('“%s” states no law: %s', (shown, is) => {
  expect(statesNoLaw(shown)).toBe(is);
});

test('what the court does next is told apart from what it says of the law', () => {
  expect(tellsOwnCourse('We turn to the lease.')).toBe(true);
  expect(tellsOwnCourse('The amendment did not affect the present indictment.')).toBe(false);
});

test('what befell a party of this case is neither law nor an exception from it', () => {
  expect(tellsWhatHappened('The defendant understood that he would be let go.', [])).toBe(true);
  expect(tellsWhatHappened('Marlow stored maps in the warehouse.', ['Marlow'])).toBe(true);
  expect(tellsWhatHappened('A defendant who was warned may not complain.', [])).toBe(false);
  expect(tellsWhatHappened('The defendant must show that he was warned.', [])).toBe(false);
});

test('what is granted or laid aside is no reason', () => {
  expect(concedes('It is true that the tenant could have paid the toll.')).toBe(true);
  expect(concedes('It is true that the tenant could have paid, but she owed nothing.')).toBe(false);
  expect(concedes('Oakes v. Stone, where a ship was sold, is not in point here.')).toBe(true);
  expect(concedes('The point is that no light was shown.')).toBe(false);
});

test('how a statute came to be is no reason', () => {
  expect(tellsBackground('In 1970, Congress reauthorized the Act for five years.')).toBe(true);
  expect(tellsBackground('The Act authorizes a keeper to shut the pier.')).toBe(false);
});
