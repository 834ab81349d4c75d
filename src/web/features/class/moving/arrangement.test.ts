import { describe, expect, it } from 'vitest';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { arrange, isSameSlot, type Slot, slotOf, slotWords, stepFrom } from './arrangement.ts';

// Only what an arrangement looks at.
const one = (id: number, sessionId: number, categoryId: number | null) =>
  ({ id, sessionId, categoryId, title: `Case ${id}` }) as ClassSessionWithCases['cases'][number];

const sessions: ClassSessionWithCases[] = [
  {
    id: 1,
    classId: 9,
    title: 'Duty of care',
    heldOn: null,
    position: 0,
    categories: [
      { id: 11, sessionId: 1, name: 'Duty', position: 0 },
      { id: 12, sessionId: 1, name: 'Breach', position: 1 },
    ],
    cases: [one(101, 1, null), one(102, 1, 11), one(103, 1, 11)],
  },
  {
    id: 2,
    classId: 9,
    title: 'Causation',
    heldOn: null,
    position: 1,
    categories: [],
    cases: [one(201, 2, null)],
  },
];

const shown = (arranged: readonly ClassSessionWithCases[]) =>
  arranged.map(({ cases }) => cases.map(({ id, categoryId }) => `${id}/${categoryId ?? '-'}`).join(' '));

describe('a case that is moved', () => {
  it('stands before the case it was put before', () => {
    const place: Slot = { sessionId: 1, categoryId: 11, beforeId: 102 };
    expect(shown(arrange(sessions, 103, place))).toEqual(['101/- 103/11 102/11', '201/-']);
  });

  it('stands last where no case was named, also in an empty category', () => {
    const place: Slot = { sessionId: 1, categoryId: 12, beforeId: null };
    expect(shown(arrange(sessions, 201, place))).toEqual(['101/- 102/11 103/11 201/12', '']);
  });

  it('leaves class sessions that it does not touch as they are', () => {
    const place: Slot = { sessionId: 1, categoryId: null, beforeId: null };
    expect(arrange(sessions, 102, place)[1]).toBe(sessions[1]);
  });

  it('goes step by step through groups, empty ones too, and stops at either end', () => {
    let arranged = sessions;
    const visited: string[] = [];
    for (;;) {
      const place = stepFrom(arranged, 101, 1);
      if (!place) break;
      arranged = arrange(arranged, 101, place);
      visited.push(slotWords(arranged, 101));
    }
    expect(visited).toEqual([
      'place 1 of 3 in “Duty” of “Duty of care”',
      'place 2 of 3 in “Duty” of “Duty of care”',
      'place 3 of 3 in “Duty” of “Duty of care”',
      'place 1 of 1 in “Breach” of “Duty of care”',
      'place 1 of 2 in “Causation”',
      'place 2 of 2 in “Causation”',
    ]);
    const back: string[] = [];
    for (let place = stepFrom(arranged, 101, -1); place; place = stepFrom(arranged, 101, -1)) {
      arranged = arrange(arranged, 101, place);
      back.push(slotWords(arranged, 101));
    }
    expect(back).toEqual([...visited.slice(0, -1).toReversed(), 'place 1 of 1 in “Duty of care”']);
  });

  it('knows its own place again', () => {
    expect(slotOf(sessions, 102)).toEqual({ sessionId: 1, categoryId: 11, beforeId: 103 });
    expect(isSameSlot(slotOf(sessions, 103), { sessionId: 1, categoryId: 11, beforeId: null })).toBe(true);
    expect(slotOf(sessions, 999)).toBeUndefined();
  });
});
