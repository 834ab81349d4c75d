import { describe, expect, test } from 'vitest';
import { professorStyleSchema } from '../../material/professor-style.ts';
import { ladders, type Question } from '../../material/schema.ts';
import { composeQuestions } from '../engine.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';

const opinion = harborOpinion();
const styles = professorStyleSchema.options;
const tiers = ['standard', 'premium'] as const;
const kindsOf = (questions: readonly Question[]) => questions.map(({ kind }) => kind);

describe('a professor’s style', () => {
  test.each(tiers.flatMap((tier) => styles.map((style) => ({ tier, style }))))(
    'leaves the $tier ladder as it is for $style',
    ({ tier, style }) => {
      const { questions } = composeQuestions(opinion, tier, style);
      for (const [difficulty, count] of Object.entries(ladders[tier])) {
        expect(questions.filter((question) => question.difficulty === difficulty)).toHaveLength(count);
      }
      expect(questions.map(({ id }) => id)).toEqual(questions.map((_, index) => `q${index + 1}`));
    },
  );

  test('changes what is asked', () => {
    const sets = [null, ...styles].map((style) => {
      const { questions } = composeQuestions(opinion, 'standard', style);
      return questions.map(({ question }) => question).join('\n');
    });
    expect(new Set(sets).size).toBe(sets.length);
  });

  test('of facts asks for the facts that decide', () => {
    const { questions } = composeQuestions(opinion, 'standard', 'facts');
    const medium = questions.filter(({ difficulty }) => difficulty === 'Medium');
    expect(medium.map(({ question }) => question).join(' ')).toMatch(
      /which facts make it hard|To which facts/,
    );
  });

  test('of policy asks for arguments on both sides', () => {
    expect(kindsOf(composeQuestions(opinion, 'standard').questions)).not.toContain('separate_opinion');
    expect(kindsOf(composeQuestions(opinion, 'standard', 'policy').questions)).toEqual(
      expect.arrayContaining(['rejected_argument', 'separate_opinion']),
    );
  });

  test('of hypotheticals asks how far the holding reaches', () => {
    expect(kindsOf(composeQuestions(opinion, 'standard').questions)).not.toContain('holding');
    expect(kindsOf(composeQuestions(opinion, 'standard', 'hypotheticals').questions)).toContain('holding');
  });

  test.each(styles)('of %s leaves a premium set its pair of hypotheticals', (style) => {
    const { questions } = composeQuestions(opinion, 'premium', style);
    const second = questions.find(({ hypotheticalPairOf }) => hypotheticalPairOf);
    expect(questions.find(({ id }) => id === second?.hypotheticalPairOf)?.kind).toBe('hypothetical');
  });
});
