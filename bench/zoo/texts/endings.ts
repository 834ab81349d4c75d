/** How the invented opinions end: the operative words, and what they do. */
import type { Forum, Story } from '../story.ts';

export type Ending = { sentences: string[]; does: Story['disposition'] };

const does = (...actions: NonNullable<Story['disposition']>['actions']): Story['disposition'] => ({
  actions,
  isInPart: false,
});

export const endings: Record<Forum, Ending[]> = {
  appeal: [
    {
      sentences: ['For these reasons, the judgment of the court below is affirmed.'],
      does: does('affirmed'),
    },
    {
      sentences: [
        'The judgment is reversed, and the case is remanded for further proceedings consistent with this opinion.',
        'It is so ordered.',
      ],
      does: does('reversed', 'remanded'),
    },
    {
      sentences: ['Accordingly, we vacate the judgment and remand for a new trial on damages.'],
      does: does('vacated', 'remanded'),
    },
    {
      sentences: [
        'We therefore affirm the judgment in part, reverse it in part, and remand for further proceedings.',
      ],
      does: { actions: ['affirmed', 'reversed', 'remanded'], isInPart: true },
    },
    {
      sentences: ['Because the notice of appeal was late, the appeal is dismissed for want of jurisdiction.'],
      does: does('dismissed'),
    },
    { sentences: ['The judgment below is AFFIRMED.'], does: does('affirmed') },
  ],
  trial: [
    {
      sentences: ['For the foregoing reasons, the motion of {second} for summary judgment is GRANTED.'],
      does: does('granted'),
    },
    {
      sentences: ['Accordingly, it is ORDERED that the motion to dismiss is DENIED.'],
      does: does('denied'),
    },
    {
      sentences: [
        'For the reasons stated, the motion of {second} is GRANTED IN PART and DENIED IN PART.',
        'The parties shall confer and file a proposed schedule within fourteen days.',
      ],
      does: { actions: ['granted', 'denied'], isInPart: true },
    },
  ],
  commonwealth: [
    { sentences: ['For these reasons I would dismiss the appeal.'], does: does('dismissed') },
    { sentences: ['It follows that the appeal must be dismissed, with costs.'], does: does('dismissed') },
  ],
};
