/** Dispositions and outcome sentences against the labels that people gave opinions of a state's court of appeals. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outcomeSentences } from '../src/opinion/disposition.ts';
import type { Disposition, Opinion } from '../src/opinion/opinion.ts';
import { type EvalGroup, type EvalRun, figureRow, shareRow } from './eval-rows.ts';
import { opinionFromText } from './plain-text/opinion-from-text.ts';

type Outcome = 'Affirm' | 'Reverse' | 'Complex' | 'Dismiss';
type Label = { role: 'Outcome' | Outcome; content: string };

export type OutcomeResult = {
  id: string;
  label: Outcome;
  read: Outcome | 'none';
  summary: string;
  /** Outcome sentences as people marked them and as they were found. */
  marked: string[];
  found: string[];
};

/** Of all opinions one in `every`. */
export function evaluateOutcomes(folder: string, every = 1): OutcomeResult[] {
  const path = join(folder, 'text-opinions/nm-ctapp');
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .filter((_, index) => index % every === 0)
    .map((name) => {
      const file: { content: string; annotations: Label[] } = JSON.parse(
        readFileSync(join(path, name), 'utf8'),
      );
      const { content, annotations: labels } = file;
      const opinion = opinionFromText(content);
      return {
        id: name,
        label: labels.find(({ role }) => role !== 'Outcome')!.role as Outcome, // every file has one
        read: outcomeOf(opinion.disposition),
        summary: opinion.disposition?.summary ?? '',
        marked: labels.filter(({ role }) => role === 'Outcome').map((label) => label.content),
        found: sentencesOf(opinion),
      };
    });
}

function outcomeOf(disposition: Disposition | undefined): Outcome | 'none' {
  if (!disposition) return 'none';
  const { actions, isInPart } = disposition;
  const has = (...some: string[]) => actions.some((action) => some.includes(action));
  const undone = has('reversed', 'vacated', 'set_aside', 'quashed');
  // To reverse one court and affirm the one below it is a reversal; to send an affirmed case back is an affirmance.
  if (isInPart) return 'Complex';
  if (undone) return 'Reverse';
  if (has('affirmed')) return has('dismissed') ? 'Complex' : 'Affirm';
  if (has('dismissed')) return 'Dismiss';
  // What is asked for and denied leaves the judgment as it is.
  return has('denied') && !has('granted', 'remanded') ? 'Affirm' : 'Reverse';
}

function sentencesOf({ paragraphs, parts }: Opinion): string[] {
  const texts = new Map(paragraphs.map(({ id, text }) => [id, text]));
  return outcomeSentences(paragraphs, parts).map(({ paragraphId, start, end }) =>
    texts.get(paragraphId)!.slice(start, end),
  );
}

/** A sentence that people marked is found when most of its words are in one that was found, and the reverse. */
export function scoreSentences(results: OutcomeResult[]): { precision: number; recall: number; f1: number } {
  const pairs = results.map(({ marked, found }) => ({
    right: found.filter((sentence) => marked.some((other) => isSameSentence(sentence, other))).length,
    reached: marked.filter((sentence) => found.some((other) => isSameSentence(sentence, other))).length,
    found: found.length,
    marked: marked.length,
  }));
  const sum = (key: keyof (typeof pairs)[number]) => pairs.reduce((total, each) => total + each[key], 0);
  const precision = sum('right') / Math.max(1, sum('found'));
  const recall = sum('reached') / Math.max(1, sum('marked'));
  return { precision, recall, f1: (2 * precision * recall) / Math.max(1e-9, precision + recall) };
}

export function isSameSentence(one: string, other: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  const all = new Set(many);
  return (
    few!.length > 0 &&
    few!.filter((word) => all.has(word)).length >= 0.8 * few!.length &&
    few!.length >= 0.4 * many!.length
  );
}

export async function measureOutcomes({ folder }: EvalRun): Promise<EvalGroup | undefined> {
  const results = evaluateOutcomes(folder);
  if (results.length === 0) return undefined;
  const right = results.filter(({ label, read }) => label === read).length;
  const { precision, recall, f1 } = scoreSentences(results);
  return {
    title: `Outcomes of ${results.length} state appeals`,
    rows: [
      shareRow('disposition', right, results.length, 0.93, 'majority class 45.6 %, ten-line regex 79.4 %'),
      figureRow('outcome sentences, F1', f1, { least: 0.8 }),
    ],
    notes: [`precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`],
  };
}
