/** Whether a statement denies what its evidence affirms, or affirms what it denies. */
import { deniesAnything, type Sentence, type Sign, sentencesOf, sharedTerms, signsOf } from './clauses.ts';
import type { Evidence } from './evidence.ts';

/** Two sentences that share less can say different things without contradicting each other. */
const fewestShared = 3;
const leastShare = 0.5;
/** Of the words whose sign both tell, from which share they contradict each other. */
const mostOpposed = 0.65;

type Match = { shared: number; told: number; opposed: number };

function match(statement: Sentence, evidence: Sentence): Match {
  const [said, shown] = [signsOf(statement), signsOf(evidence)];
  const shared = sharedTerms(statement.terms, evidence.terms);
  const signs = shared.map((term): [Sign, Sign] => [said.get(term) ?? 'open', shown.get(term) ?? 'open']);
  const told = signs.filter(([one, other]) => one !== 'open' && other !== 'open');
  return {
    shared: shared.length,
    told: told.length,
    opposed: told.filter(([one, other]) => one !== other).length,
  };
}

export function isOpposite(text: string, { sentences, focus }: Evidence): boolean {
  return sentencesOf(text).some((statement) => {
    if (/^(?:suppos|imagin|assum|what if|change)/i.test(statement.text)) return false;
    const matches = sentences.map((each) => match(statement, each));
    const most = Math.max(0, ...matches.map(({ shared }) => shared));
    if (most < Math.min(fewestShared, statement.terms.size)) return false;
    if (most < leastShare * statement.terms.size) return false;
    const close = matches.filter(({ shared, told }) => shared >= 0.7 * most && told > 1);
    if (close.length > 0 && close.every(({ told, opposed }) => opposed >= mostOpposed * told)) return true;
    const denied = statement.clauses.filter(({ sign }) => sign === 'denied').flatMap(({ terms }) => terms);
    if (denied.length === 0 || focus.length === 0 || focus.some((each) => deniesAnything(each.text)))
      return false;
    // "Danger, and not a contract": some sentence beside the words cited denies the same thing.
    return !sentences.some(
      (each) => deniesAnything(each.text) && denied.some((term) => each.terms.has(term)),
    );
  });
}
