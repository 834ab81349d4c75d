/** Verbs by which a court decides: a statement may use one whose family its evidence uses. */
type Family = { verb: RegExp; family: RegExp };

const row = (verb: string, also: string): Family => ({
  verb: new RegExp(`\\b(?:${verb})`, 'i'),
  family: new RegExp(`\\b(?:${verb}|${also})`, 'i'),
});

const families: readonly Family[] = [
  row('affirm', 'uph[eo]ld|sustain|no error|judgment|agree|correct'),
  row('revers', 'overturn|set aside|vacat|err(?:ed|or|s)?\\b|wrong|disagree|judgment'),
  row('vacat', 'set aside|annul|revers|judgment|strik|struck'),
  row('remand', 'sent? back|return|further proceedings|new trial|reconsider|proceed'),
  row('overrul', 'abandon|no longer|disapprov|depart|repudiat|discard|reject|out of line|recede'),
  row('distinguish', 'differ|unlike|inapposite|not control|inapplicable|there\\b|in contrast|different'),
  row('dismiss', 'jurisdiction|moot|strik|struck|quash|demurrer|dispos'),
  row('convict', 'guilty|sentenc|verdict|crime|offense|plea|pleaded'),
  row('acquit', 'not guilty|innocent'),
  row('settl(?:ed\\b|ement)', 'settl|compromis|agree|stipulat|resolv|decid'),
  row('enjoin|injuncti', 'restrain|prohibit|equit'),
  row('conce(?:d|ssion)', 'admit|acknowledg|agree|not disput|stipulat|does not contest|recogni[sz]'),
  row('unanimous', 'all (?:the )?(?:justices|judges|jurors)|per curiam'),
  row('dissent', 'disagree|separate'),
  row('concur', 'join|agree|separate'),
];

/** The verbs of decision that nothing in the evidence bears out. */
export const unborneDecisions = (statement: string, evidence: string): number =>
  families.filter(({ verb, family }) => verb.test(statement) && !family.test(evidence)).length;
