import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../../../shared/search.ts';
import { hitsByCase, pathOfHit, placeOf } from './hit-words.ts';

const hit = (more: Partial<SearchHit>): SearchHit => ({
  caseId: 4,
  caseTitle: 'Marlow v. Tidewater',
  classId: 2,
  className: 'Torts',
  source: 'case',
  materialId: null,
  briefId: 7,
  place: null,
  page: null,
  snippet: [
    { text: 'The ', isMatch: false },
    { text: 'Ferry', isMatch: true },
    { text: ' and two ', isMatch: false },
    { text: 'ferries', isMatch: true },
    { text: ', a ', isMatch: false },
    { text: 'ferry', isMatch: true },
  ],
  ...more,
});

describe('a hit', () => {
  it('in the caption leads to the brief, or to the class while there is none', () => {
    expect(pathOfHit(hit({}))).toBe('/brief/7');
    expect(pathOfHit(hit({ briefId: null }))).toBe('/class/2');
  });

  it('in the text leads to its page beside the brief, and marks the words as they stand there', () => {
    const inText = hit({ source: 'text', page: 12 });
    expect(pathOfHit(inText)).toBe('/brief/7?side=opinion&find=ferry+ferries#page-12');
    expect(placeOf(inText)).toBe('Opinion, PDF page 12');
    expect(pathOfHit({ ...inText, briefId: null })).toBe('/class/2');
  });

  it('in a material leads to the section or the question', () => {
    expect(pathOfHit(hit({ source: 'brief', materialId: 7, place: 'whyAssigned' }))).toBe(
      '/brief/7?find=ferry+ferries#whyAssigned',
    );
    const inOutline = hit({ source: 'outline', materialId: 8, place: 'Exceptions, defences and limits' });
    expect(pathOfHit(inOutline)).toBe('/outline/8?find=ferry+ferries#exceptions-defences-and-limits');
    expect(placeOf(inOutline)).toBe('Outline · Exceptions, defenses, and limits');
    expect(pathOfHit(hit({ source: 'questions', materialId: 9, place: 'q3' }))).toBe(
      '/questions/9?question=q3',
    );
  });
});

describe('hits', () => {
  it('stand together by case, in the order of the best of each', () => {
    const hits = [hit({ caseId: 2 }), hit({ caseId: 1, page: 3 }), hit({ caseId: 2, page: 9 })];
    expect(hitsByCase(hits)).toEqual([[hits[0], hits[2]], [hits[1]]]);
  });
});
