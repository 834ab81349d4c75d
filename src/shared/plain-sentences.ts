/** What is wrong with a field of a request, in words for the student, where its schema has none of its own. */
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** Given to a parse as its `error`. */
export function plainSentence(issue: Issue): string {
  const name = nameOf(issue.path ?? []);
  const be = /[^s]s$/.test(name) ? 'are' : 'is';
  if (issue.input === undefined) return `${name} ${be} missing.`;
  if (issue.code === 'too_big') return `${name} ${boundWords(issue, 'at most', Number(issue.maximum))}`;
  if (issue.code === 'too_small') {
    return Number(issue.minimum) === 1 && issue.origin !== 'number'
      ? `${name} ${be} missing.`
      : `${name} ${boundWords(issue, 'at least', Number(issue.minimum))}`;
  }
  return `${name} ${be} not valid.`;
}

function boundWords({ origin }: Issue, bound: 'at most' | 'at least', limit: number): string {
  if (origin === 'string') return `must have ${bound} ${limit} characters.`;
  if (origin === 'array') return `must have ${bound} ${limit} entries.`;
  return `must be ${bound} ${limit}.`;
}

/** "fileName" is "The file name", "categoryId" is "The category", "heldOn" is "The date"; of a list its own name. */
function nameOf(path: readonly PropertyKey[]): string {
  const field = path.findLast((step) => typeof step === 'string');
  if (typeof field !== 'string') return 'This request';
  const words = field
    .replace(/^\w+On$/, 'date')
    .replace(/(?<=.)Id$/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `The ${words}`;
}
