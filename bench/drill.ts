/** Drill: a term played through, and how long its calls take as reviews grow. */
import { constant, defaults, type Policy, playTerm, type Term, withExams } from './drill-term.ts';
import { median, type Row, type Table } from './table.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;
const answersOf = ({ longTerm, inRamp }: Term) => sum(longTerm) + sum(inRamp);

/** Of the long-term deck, with the defaults. */
const mostAnswersADay = 45;

export function measureTerms(runs: number): Table {
  const played = (policy: Policy) => Array.from({ length: runs }, (_, run) => playTerm(policy, run + 1));
  const rowsOf = (policy: Policy): Row[] => {
    const terms = played(policy);
    return [
      {
        what: `${policy.name}: answers a day in term`,
        unit: '',
        values: terms.map(({ longTerm }) => median(longTerm)),
        ...(policy === defaults ? { target: mostAnswersADay } : {}),
      },
      {
        what: `${policy.name}: the fullest day of it`,
        unit: '',
        values: terms.map(({ longTerm }) => Math.max(...longTerm)),
      },
      { what: `${policy.name}: answers until the last exam`, unit: '', values: terms.map(answersOf) },
      {
        what: `${policy.name}: recalled on exam days`,
        unit: '',
        values: terms.map(({ recall }) => mean(recall)),
      },
    ];
  };
  const [tonight] = played(defaults);
  return {
    title: 'A term of 24 cases a week with 5 questions each, the long-term deck',
    rows: [...rowsOf(defaults), ...rowsOf(withExams), ...rowsOf(constant)],
    notes: [
      `Tonight's deck comes on top: ${median(tonight?.tonight.slice(0, 98) ?? [])} answers a day, none from Friday to Sunday.`,
      'The student forgets as FSRS says; three of five questions are of a kind that lasts.',
    ],
  };
}
