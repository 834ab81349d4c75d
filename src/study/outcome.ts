/** What became of the judgment below, by what the court did to it; the words of a disposition's summary are for eyes alone. */
import { wordOf } from '../opinion/disposition/verbs.ts';
import type { Disposition, DispositionAction } from '../opinion/opinion.ts';

/** To deny or dismiss what is asked leaves a judgment as it is, and says nothing of it. */
type Effect = 'upholds' | 'undoes' | 'leaves' | 'neither';

export const effects: Record<DispositionAction, Effect> = {
  affirmed: 'upholds',
  enforced: 'upholds',
  reversed: 'undoes',
  vacated: 'undoes',
  quashed: 'undoes',
  set_aside: 'undoes',
  denied: 'leaves',
  dismissed: 'leaves',
  remanded: 'neither',
  granted: 'neither',
  allowed: 'neither',
  modified: 'neither',
  transferred: 'neither',
  answered: 'neither',
  decided_for_petitioner: 'neither',
  decided_for_respondent: 'neither',
  decided_under_rule_155: 'neither',
  disbarred: 'neither',
  disciplined: 'neither',
};

type Acts = Pick<Disposition, 'actions' | 'isInPart'>;

const has = ({ actions }: Acts, ...some: Effect[]) =>
  actions.some((action) => some.includes(effects[action]));

/** Both can be true of one that reverses one court and affirms the court below it. */
export const upholds = (disposition: Acts) => has(disposition, 'upholds');
export const undoes = (disposition: Acts) => has(disposition, 'undoes');

type Outcome = 'stood' | 'fell' | undefined;

/** Undefined where it went both ways, in part, or neither. */
export const outcomeOf = (disposition: Acts): Outcome =>
  oneOf(upholds(disposition), undoes(disposition), disposition.isInPart);

function oneOf(up: boolean, down: boolean, isInPart: boolean): Outcome {
  if (up === down || isInPart) return undefined;
  return up ? 'stood' : 'fell';
}

/** Of who asked for review: undefined where each won a part, or nobody did. */
export function seekerWins(disposition: Acts): boolean | undefined {
  const [lost, won] = [has(disposition, 'upholds', 'leaves'), undoes(disposition)];
  return won === lost || disposition.isInPart ? undefined : won;
}

/** Nothing of the judgment below is left. */
export function fallsWhole(disposition: Acts | undefined): boolean {
  const { actions, isInPart } = disposition ?? { actions: [], isInPart: false };
  const [first] = actions.filter((action) => action !== 'granted');
  return !isInPart && (first === 'reversed' || first === 'vacated') && !actions.includes('affirmed');
}

/** Whether two cases came out opposed, of which no more is at hand than the words of their dispositions. */
export function areOpposed(one: string, other: string): boolean {
  const [first, second] = [one, other].map((words) =>
    oneOf(saysUpheld(words), saysUndone(words), /\bin part\b/i.test(words)),
  );
  return first !== undefined && second !== undefined && first !== second;
}

/** "affirm", "revers", "den": how a sentence that says the act begins to say it. */
export const stemOf = (verb: string): string => verb.toLowerCase().replace(/(?:ied|ed|d)$/, '');

/** The stems of what was done, in the order in which the court says so. */
export const stemsOf = (disposition: Acts | undefined): string[] =>
  (disposition?.actions ?? []).map((action) => stemOf(wordOf(action).split(' ')[0] ?? ''));

const verbs: Partial<Record<DispositionAction, string>> = {
  affirmed: 'affirm',
  reversed: 'reverse',
  vacated: 'vacate',
  dismissed: 'dismiss',
};

/** Where that is all that the court did, whether or not the case goes back. */
export function onlyVerb(disposition: Acts | undefined): string | undefined {
  if (!disposition || disposition.isInPart) return undefined;
  const [only, more] = disposition.actions.filter((action) => action !== 'remanded');
  return only && !more ? verbs[only] : undefined;
}

const sayingActs = (of: Effect, ...more: string[]) => {
  const acts = (Object.keys(effects) as DispositionAction[]).filter((act) => effects[act] === of); // the keys are the acts
  const stems = acts.map((act) => stemOf(wordOf(act)));
  return new RegExp(`\\b(?:${[...stems, ...more].join('|')})`, 'i');
};
const upheld = sayingActs('upholds', 'uphold', 'upheld');
const undone = sayingActs('undoes');

/** Says the act in whatever form: "we affirm", "affirming", "the order is set aside". */
export const saysUpheld = (words: string) => upheld.test(words);
export const saysUndone = (words: string) => undone.test(words);
