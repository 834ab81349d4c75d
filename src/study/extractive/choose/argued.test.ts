import { expect, test } from 'vitest';
import { answering, arguesOpenly, courtsOwn, isSomebodys, noAnswers } from './argued.ts';

test.each([
  ['The landlord argues that the lease ended in May.', true],
  ['It is said that the harbor tax is a toll.', true],
  ['It will hardly be contended that a keeper of a pier is a carrier.', false],
  ['It could not be argued that the tenant knew of the rot.', false],
  ['The tenant concedes that she is not appealing the award.', false],
  ['While the tenant objected to the bill, that was no objection to its size.', false],
  ['The tenant has not shown that she objected to the affidavits.', false],
  ['No one contends that the roof was sound.', false],
  ['The landlord does not dispute that it kept the keys.', false],
  ['Nonetheless, we can only conclude that the tenant properly asserted the privilege.', false],
  ['Marlow’s position ignores the effect of the stipulation of May.', false],
  ['In Oakes v. Stone, the landlord argued that a toll is a tax.', false],
  ['In the Lund case, the tenant contended only that the toll was late.', false],
  ['That the pier was public does not, however, dispose of her contention.', false],
  ['The basic issue is whether the tenant, in the exercise of asserted rights, may fish.', false],
  ['The landlord’s argument that the loss of one key was harmless is equally unavailing.', false],
  ['In her brief, the tenant argued that a toll is a tax.', true],
  ['Marlow’s position is that the stipulation of May binds nobody.', true],
  ['The opinion of the harbor court suggests that the horn spoke of a strike.', false],
  ['As appellee, however, the landlord is permitted to argue its spin.', false],
  ['The third factor is the tenant’s assertion of her right to a speedy trial.', false],
])('“%s” is somebody’s argument: %s', (text, is) => {
  expect(isSomebodys({ text, voice: 'party' })).toBe(is);
});

test.each(noAnswers)(
  'what meets no argument, “$name”, is seen in its one example and not in the other',
  (row) => {
    expect([row.pattern.test(row.yes), row.pattern.test(row.no)]).toEqual([true, false]);
  },
);

test.each([...courtsOwn, ...answering])(
  'the court’s own “$name” is seen in its one example and not in the other',
  (row) => {
    expect([row.pattern.test(row.yes), row.pattern.test(row.no)]).toEqual([true, false]);
  },
);

test('an argument that the court calls correct is not one to be met', () => {
  const text = 'We think the State is correct when it argues that the toll burdens nobody.';
  expect(isSomebodys({ text, voice: 'party' })).toBe(false);
});

test('what opens with an argument is one', () => {
  expect(arguesOpenly('Arguing that the county has no power, the keeper rests her case on the Act.')).toBe(
    true,
  );
  expect(arguesOpenly('The keeper left, arguing that the county has no power.')).toBe(false);
});
