/** Words of which one is the other's contrary in a report on a case: a row's sides exclude each other. */

export type Opposites = { one: RegExp; other: RegExp };

const row = (one: string, other: string): Opposites => ({
  one: new RegExp(`\\b(?:${one})`, 'i'),
  other: new RegExp(`\\b(?:${other})`, 'i'),
});

/** Beginnings of words; a row is looked up both ways. */
export const opposites: readonly Opposites[] = [
  row('affirm|upheld|uphold|sustain', 'revers|overturn|vacat|set aside|struck down|strik'),
  row('grant', 'den(?:y|ie|ial)'),
  row('agree|accept|adopt|embrac', 'reject|disagree|disput|refus|declin|repudiat'),
  row('follow|appl(?:y|ie)|extend|reaffirm', 'overrul|distinguish|abandon|limit'),
  row('distinguish', 'overrul|follow'),
  row('constitutional', 'unconstitutional'),
  row('lawful|legal\\b|valid', 'unlawful|illegal|invalid|void'),
  row('reasonable', 'unreasonable|arbitrary'),
  row('liable|guilty|convict', 'not liable|acquit|exonerat|innocent|immun'),
  row('require|must|obliged?|mandat', 'optional|discretion|forbid|prohibit|need not|may not'),
  row('permit|allow|authori[sz]|may\\b', 'forbid|prohibit|barr?(?:s|ed)?\\b|may not|preclud|cannot'),
  row('w[io]n(?:s|ning)?\\b|prevail', 'los(?:t|e|es|ing)\\b'),
  row('plaintiff', 'defendant'),
  row('petitioner', 'respondent'),
  row('appellant', 'appellee'),
  row('majority', 'dissent'),
  row('dissent', 'concur'),
  row('before', 'after'),
  row('more than|greater|exceed|above|at least', 'less than|fewer|below|at most|under'),
  row('increas|rais|expand|broad', 'decreas|reduc|lower|narrow'),
  row('always|every\\b|all\\b', 'never|none|no one|some\\b'),
  row('sufficient|enough|adequate', 'insufficient|inadequate|not enough'),
  row('voluntar', 'involuntar|coerc|compel'),
  row('public', 'private'),
  row('federal', 'state\\b'),
  row('intentional|deliberate|purpose|willful', 'accident|negligen|unintent|inadvertent'),
  row('with\\b', 'without'),
  row('consent', 'refus|without consent|object'),
  row('timely', 'untimely|late\\b|too late'),
  row('buyer|purchas|bought', 'seller|sold\\b|vendor'),
  row('landlord|lessor', 'tenant|lessee'),
  row('employer', 'employee'),
  row('husband', 'wife'),
  row('creditor', 'debtor'),
  row('admit|concede', 'den(?:y|ie|ial)|disput|contest'),
  row('exclu', 'admit|includ'),
  row('jury', 'judge|bench'),
  row('civil', 'criminal'),
  row('de novo', 'abuse of discretion|clear error|deferen'),
  row('unanimous', 'divided|split|dissent'),
  row('question of law', 'question of fact'),
  row('burden', 'no burden'),
  row('exist', 'absen|lack'),
  row('true', 'false'),
  row('same', 'different'),
  row('present|appear', 'absent'),
];

/** Of each row of which the statement has one side alone: whether its evidence has that side, the contrary alone, or neither. */
export function compareOpposites(statement: string, evidence: string) {
  let kept = 0;
  let turned = 0;
  for (const { one, other } of opposites) {
    for (const [side, contrary] of [
      [one, other],
      [other, one],
    ] as const) {
      if (!side.test(statement) || contrary.test(statement)) continue;
      if (side.test(evidence)) kept += 1;
      else if (contrary.test(evidence)) turned += 1;
    }
  }
  return { kept, turned };
}
