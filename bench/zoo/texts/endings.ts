/** How the invented opinions end: the operative words, what stands beside them, and what they do. */
import type { Random } from '../random.ts';
import type { Forum, Story } from '../story.ts';

export type Ending = { sentences: string[]; does: Story['disposition'] };

type Does = NonNullable<Story['disposition']>;
type Operative = Does & { say: string[] };

const wholly = (actions: Does['actions'], ...say: string[]): Operative => ({ actions, isInPart: false, say });
const partly = (actions: Does['actions'], ...say: string[]): Operative => ({ actions, isInPart: true, say });

/** A court's own words; `|` parts sentences, a slash in square brackets words of which any may stand. */
const operative: Record<Forum, Operative[]> = {
  appeal: [
    wholly(
      ['affirmed'],
      'the judgment of [the court below/the Court of Appeals/the District Court/the Superior Court] is affirmed.',
      'we affirm [the judgment/the decision of the Board/the order denying the motion to compel/the grant of summary judgment/the denial of the petition].',
      'we affirm.',
      'the order of the trial court dismissing the complaint is AFFIRMED.',
      'we conclude that the motion to suppress was properly denied, and the judgment is affirmed.',
      'the convictions and sentences are affirmed.',
      'the district court’s order granting the motion to dismiss is affirmed.',
      'we hold that the petition was properly dismissed, and we affirm the decision of the court below.',
      'the decree appealed from should be, and hereby is, affirmed.',
      'the order of the Appellate Division should be affirmed, with costs.',
      'discerning no error in the denial of the motion for a new trial, we affirm the judgment entered on the verdict.',
    ),
    wholly(
      ['reversed', 'remanded'],
      'the judgment is reversed, and the case is remanded for further proceedings consistent with this opinion.',
      'we reverse the [order granting summary judgment/denial of the motion to suppress/dismissal of the second count/judgment of conviction] and remand [for a new trial/to the trial court/for further proceedings/with instructions to dismiss the complaint].',
      'the judgment of the Court of Appeals is reversed, and the cause is remanded with directions to affirm the order of the commission.',
      'REVERSED and REMANDED.',
      'we reverse the decision of the court below denying the motion to vacate, and remand with instructions to grant it.',
    ),
    wholly(
      ['reversed'],
      'the judgment of the court below is reversed.',
      'we reverse the denial of the petition.',
    ),
    wholly(
      ['vacated', 'remanded'],
      'we vacate the judgment and remand for a new trial on damages.',
      'the judgment of the District Court is vacated, and the case is remanded for reconsideration in light of today’s decision.',
      'we must vacate the sentence and remand to the district court, which may grant or deny the motion on a full record.',
    ),
    partly(
      ['affirmed', 'reversed', 'remanded'],
      'we affirm the judgment in part, reverse it in part, and remand for further proceedings.',
      'the judgment is affirmed in part and reversed in part, and the cause is remanded.',
      'we affirm the judgment as to liability, reverse the award of damages, and remand for further proceedings on that question alone.',
      'we affirm the dismissal of the first count.|We reverse the dismissal of the second count and remand.',
    ),
    wholly(
      ['dismissed'],
      'the appeal is dismissed for want of jurisdiction.',
      'we dismiss the appeal as moot.',
      'we lack jurisdiction over the order denying the motion to compel, and the appeal must be dismissed.',
      'the writ of certiorari is dismissed as improvidently granted.',
    ),
    wholly(
      ['denied'],
      'the petition for review is denied.',
      'we deny the petition for a writ of mandamus.',
      'the petition for a writ of habeas corpus is DENIED.',
    ),
    wholly(
      ['granted', 'vacated', 'remanded'],
      'we grant the petition for review, vacate the order of the agency, and remand.',
    ),
    wholly(['granted'], 'the writ of prohibition is granted.'),
    wholly(['enforced'], 'the order of the Board is enforced.'),
  ],
  trial: [
    wholly(
      ['granted'],
      'the motion of {second} for summary judgment is GRANTED.',
      'the Court GRANTS the motion to dismiss.',
      'it is hereby ORDERED that the motion to dismiss be, and it hereby is, GRANTED.',
      'the motion to compel arbitration is granted.',
      'the plaintiff’s motion to strike the answer is GRANTED WITH LEAVE TO AMEND.',
    ),
    wholly(
      ['denied'],
      'it is ORDERED that the motion to dismiss is DENIED.',
      'the Court DENIES the motion of {second} for summary judgment.',
      'the petition for a writ of habeas corpus is DENIED.',
      'the motion to suppress is denied.',
    ),
    partly(
      ['granted', 'denied'],
      'the motion of {second} is GRANTED IN PART and DENIED IN PART.',
      'the Court GRANTS IN PART AND DENIES IN PART the motion for summary judgment.',
      'the motion to dismiss is granted as to the second count and denied in all other respects.',
    ),
    wholly(
      ['dismissed'],
      'the complaint is DISMISSED without prejudice.',
      'this action is dismissed for lack of standing.',
    ),
    wholly(['remanded'], 'the case is remanded to the state court from which it was removed.'),
  ],
  commonwealth: [
    wholly(
      ['dismissed'],
      'I would dismiss [the/this] appeal.',
      'the appeal must be dismissed, with costs.',
      'the appeal is dismissed.',
      'I would refuse to disturb the order, and I would dismiss the appeal.',
    ),
    wholly(['allowed'], 'I would allow [the/this] appeal.', 'it follows that the appeal must be allowed.'),
  ],
};

/** What courts put before the operative words; they begin the sentence. */
const leads = [
  'For these reasons, ',
  'For the reasons stated above, ',
  'Accordingly, ',
  'For the foregoing reasons, ',
  'In sum, ',
  'It follows that ',
  'Because {second} has shown no error that made a difference, ',
  '',
  '',
];

/** What they decide or say beside the case, behind the operative words. */
const besides: Record<Forum, string[]> = {
  appeal: [
    'It is so ordered.',
    'Each party shall bear its own costs.',
    'Costs are awarded to {second}.',
    'The motion of {first} to supplement the record is denied.',
    'The motion for judicial notice is granted.',
    'The mandate shall issue forthwith.',
    'We have considered the parties’ remaining arguments and find in them no basis for relief.',
    'The request for attorney’s fees on appeal is denied.',
    'The stay entered on {day} is vacated.',
  ],
  trial: [
    'The parties shall confer and file a proposed schedule within fourteen days.',
    'The Clerk is directed to close the motion at Doc. No. 41.',
    'The hearing set for {day} is vacated.',
    'SO ORDERED.',
    'All other deadlines remain in force.',
  ],
  commonwealth: ['I would hear counsel on costs.', 'There will be no order as to costs.'],
};

/** What was asked, done or argued below, told on the way to the end: none of it is what this court does. */
const before: Record<Forum, string[]> = {
  appeal: [
    'The Court of Appeals affirmed in part and reversed in part, and the petition for rehearing was denied.',
    '{Second} asks us to reverse the judgment and to remand with instructions to grant the motion.',
    'The trial court denied the motion to suppress but granted the motion to strike.',
    'If the record showed prejudice, the judgment would have to be reversed.',
    'A judgment will be reversed only if the error affected a substantial right.',
    'In {cited}, we vacated the award and remanded for findings.',
    'The motion for a directed verdict was properly denied.',
  ],
  trial: [
    '{Second} moves to dismiss and, in the alternative, asks that the request for fees be denied.',
    'Summary judgment is granted only where the record shows no genuine dispute.',
    'An earlier motion for a stay was denied as premature.',
    'In {cited}, the court denied a like motion and was reversed.',
  ],
  commonwealth: [
    'The judge below dismissed the claim, and permission to appeal was granted by this court.',
    'Had the point been open, the appeal might have been allowed on that ground alone.',
  ],
};

/** One draw: what stood before, the operative words behind a lead, what stands beside them. */
export function endingOf(random: Random, forum: Forum): Ending {
  const { say, actions, isInPart } = random.pick(operative[forum]);
  const [first = '', ...others] = chosen(random.pick(say), random).split('|');
  const lead = /^(?:REVERSED|we lack|we conclude|discerning|we hold)/.test(first) ? '' : random.pick(leads);
  return {
    sentences: [
      ...(random.chance(0.35) ? [random.pick(before[forum])] : []),
      capitalised(lead + first),
      ...others,
      ...(random.chance(0.4) ? [random.pick(besides[forum])] : []),
    ],
    does: { actions, isInPart },
  };
}

/** "[the/this] appeal" as one of the two. */
function chosen(text: string, random: Random): string {
  return text.replace(/\[([^\]]+)\]/g, (_, words: string) => random.pick(words.split('/')));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
