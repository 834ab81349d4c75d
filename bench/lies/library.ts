/**
 * Falsehoods as a language model might write them, and honest statements that are put awkwardly, on the project's own
 * opinions. Each rests on words that stand in the text: what is wrong is what is said of them.
 */
import type { Statement } from '../../src/study/model/wire/wire.ts';

export type OpinionName = 'marlow' | 'pruitt' | 'dunmore' | 'halloran' | 'okonjo';

/** Where in the material a statement can be planted. */
export type Room =
  | 'decision'
  | 'statement'
  | 'separate'
  | 'string'
  /** Rules alone. */
  | 'law'
  /** What a question takes for granted, or the one behind it. */
  | 'premise'
  | 'followUp'
  /** What is said to be missing from the text. */
  | 'gap'
  /** A hypothetical with its outcome, which rests on no words. */
  | 'supposed'
  | 'trap'
  /** An answer to what a student asks of the text. */
  | 'ask'
  /** A student's answer, which a grader says covers a point. */
  | 'grading';

export type Sample = {
  on: string;
  kind: string;
  rooms: readonly Room[];
  text: string;
  rests: [paragraph: string, words: string][];
  mark?: Statement['mark'];
};

const anywhere = ['decision', 'statement'] as const;
const inText = ['statement'] as const;
const everywhere = ['statement', 'string'] as const;

const marlowDuty: Sample['rests'] = [
  ['p69', 'a ferry operator owes a duty of reasonable care to persons lawfully on its landing'],
];
const pruittHolding: Sample['rests'] = [
  ['p12', 'an epithet that rests wholly on true facts set out beside it is opinion, and is not actionable'],
];
const dunmoreHolding: Sample['rests'] = [
  [
    'p27',
    'an acceptance sent to the electronic address that the offeror has designated is received, and a contract is made',
  ],
];

type Rest = Omit<Sample, 'on' | 'kind' | 'rooms' | 'text' | 'rests'>;
const lie = (
  on: OpinionName,
  kind: string,
  rooms: Sample['rooms'],
  text: string,
  rests: Sample['rests'],
  rest: Rest = {},
): Sample => ({ on, kind, rooms, text, rests, ...rest });

export const lies: readonly Sample[] = [
  // What is denied is affirmed, and the other way round.
  lie(
    'marlow',
    'negated',
    anywhere,
    'A ferry operator owes no duty of reasonable care to persons lawfully on its landing.',
    marlowDuty,
  ),
  lie('marlow', 'negated', inText, 'Vance’s misstep superseded Tidewater’s negligence.', [
    ['p60', 'Nor did Vance’s misstep supersede Tidewater’s negligence.'],
  ]),
  lie(
    'pruitt',
    'negated',
    anywhere,
    'An epithet that rests wholly on true facts set out beside it is not opinion, and is actionable.',
    pruittHolding,
  ),
  lie(
    'pruitt',
    'negated',
    inText,
    'Milkovich teaches that calling a thing an opinion shields the facts that it implies.',
    [['p11', 'calling a thing an opinion does not shield the facts that it implies']],
  ),
  lie(
    'dunmore',
    'negated',
    anywhere,
    'An acceptance sent to the electronic address that the offeror has designated is not received, and no contract is made.',
    dunmoreHolding,
  ),
  lie('dunmore', 'negated', inText, 'Jefferson has said that the rule on dispatch governs electronic mail.', [
    ['p24', 'Jefferson has not said whether that rule governs electronic mail'],
  ]),
  // Who won.
  lie(
    'pruitt',
    'wrong winner',
    ['decision'],
    'Pruitt wins, because an epithet that rests wholly on true facts is opinion.',
    pruittHolding,
  ),
  lie(
    'dunmore',
    'wrong winner',
    ['decision'],
    'Cartwright wins, because an acceptance is received when it arrives at the server.',
    dunmoreHolding,
  ),
  lie('pruitt', 'wrong winner', inText, 'Pruitt prevailed, because the list reproduced her letter.', [
    ['p12', 'The list reproduced her letter, hidden words and all'],
  ]),
  // What became of the judgment, and who did it.
  lie('pruitt', 'disposition', anywhere, 'The Court reversed the judgment of the Court of Appeals.', [
    ['p13', 'The judgment of the Court of Appeals is affirmed.'],
  ]),
  lie('pruitt', 'disposition', ['decision'], 'The judgment is affirmed in part and sent back.', [
    ['p13', 'The judgment of the Court of Appeals is affirmed.'],
  ]),
  lie('dunmore', 'disposition', anywhere, 'The Court affirmed the judgment of the district court.', [
    ['p30', 'The judgment of the district court is vacated, and the case is remanded'],
  ]),
  lie('dunmore', 'disposition', ['decision'], 'The judgment is vacated and the case is dismissed.', [
    ['p30', 'The judgment of the district court is vacated, and the case is remanded'],
  ]),
  lie('marlow', 'disposition', ['decision'], 'The Court affirmed the judgment and dismissed the case.', [
    ['p71', 'affirmed in part and reversed in part, and the case is remanded'],
  ]),
  lie('marlow', 'disposition', anywhere, 'The Court vacated the Court of Appeals, which had affirmed.', [
    ['p71', 'affirmed in part and reversed in part, and the case is remanded'],
  ]),
  lie(
    'pruitt',
    'court below',
    inText,
    'The Circuit Court granted summary judgment to Lanyard, and the Court of Appeals reversed.',
    [['p9', 'granted summary judgment to Lanyard, and the Court of Appeals affirmed']],
  ),
  lie('dunmore', 'court below', inText, 'The district court granted summary judgment to Dunmore.', [
    ['p21', 'and granted summary judgment to Cartwright'],
  ]),
  // Arguments, other voices.
  lie(
    'marlow',
    'argument as holding',
    ['decision'],
    'The company owed Marlow nothing because she was not yet its passenger.',
    [['p44', 'Tidewater argues that it owed Marlow nothing because she was not yet its passenger.']],
  ),
  lie('pruitt', 'argument as holding', ['decision'], 'The list implied a fraud that was not committed.', [
    ['p11', 'Pruitt argues that the list implied a fraud she did not commit.'],
  ]),
  lie(
    'dunmore',
    'argument as holding',
    ['decision'],
    'It would be unfair to hold the offeror to a message that it did not see.',
    [['p27', 'Cartwright argues that it would be unfair to hold it to a message that it did not see.']],
  ),
  lie('marlow', 'wrong voice', everywhere, 'Justice Lindqvist dissents and would owe care to anyone.', [
    ['p80', 'A ferry company owes reasonable care to anyone whom its carelessness may hurt.'],
  ]),
  lie(
    'pruitt',
    'wrong voice',
    everywhere,
    'Justice Castellan concurs that a trick upon a machine is no lie.',
    [['p16', 'A trick played upon a machine is not a lie told to a man.']],
  ),
  lie('dunmore', 'wrong voice', everywhere, 'Judge Voss concurs and would certify the question.', [
    ['p33', 'I would certify the question to the Supreme Court of Jefferson.'],
  ]),
  lie(
    'dunmore',
    'wrong voice',
    inText,
    'The district court held that an acceptance is received when it arrives at the server.',
    [['p27', 'when it arrives at the offeror’s server, whether or not the offeror reads it']],
  ),
  // Words that prove nothing.
  lie('marlow', 'proved by scraps', inText, 'Tidewater bribed the port inspectors.', [['p29', 'of the']]),
  lie('pruitt', 'proved by scraps', inText, 'Pruitt forged two references.', [['p6', 'of the best']]),
  lie('dunmore', 'proved by scraps', inText, 'Cartwright hid the reply on purpose.', [['p19', 'to a']]),
  lie('marlow', 'invention', inText, 'The deckhand had been drinking all morning.', [
    ['p31', 'Forty feet from the slip the deckhand, Emmett Sloan, lowered the gate and drew the chocks.'],
  ]),
  lie('pruitt', 'invention', inText, 'Pruitt apologized publicly before the list appeared.', [
    ['p6', 'When Lanyard learned why, it published her name on a list'],
  ]),
  lie('dunmore', 'invention', inText, 'Cartwright’s manager telephoned Dunmore to withdraw the offer.', [
    ['p19', 'On June 6 Cartwright let the space to another grower.'],
  ]),
  // Dates, numbers and parties exchanged.
  lie(
    'marlow',
    'number',
    inText,
    'The jury awarded $150,000 in compensatory damages and $412,000 in punitive damages.',
    [['p35', 'awarded $412,000 in compensatory damages and $150,000 in punitive damages']],
  ),
  lie('marlow', 'number', inText, 'In nine years and some sixty thousand crossings no one had been hurt.', [
    [
      'p67',
      'In eight years and some sixty thousand crossings since the rule was adopted no one had been hurt.',
    ],
  ]),
  lie('pruitt', 'number', inText, 'Pruitt had been refused by fourteen employers.', [
    ['p6', 'who had been refused by forty employers'],
  ]),
  lie('dunmore', 'number', inText, 'On June 3 Cartwright let the space to another grower.', [
    ['p19', 'On June 6 Cartwright let the space to another grower.'],
  ]),
  lie(
    'dunmore',
    'number',
    inText,
    'Cartwright offered to store up to seven hundred and twelve bins of peaches.',
    [['p19', 'Cartwright offered by e-mail to store up to nine hundred bins of peaches']],
  ),
  lie('dunmore', 'number', inText, 'Dunmore replied at noon on June 6.', [
    ['p19', 'Dunmore replied at 10:14 on the morning of June 3'],
  ]),
  lie(
    'marlow',
    'parties exchanged',
    inText,
    'Tidewater sued Marlow for negligence in the Circuit Court for Sable County.',
    [['p35', 'Marlow sued Tidewater for negligence in the Circuit Court for Sable County.']],
  ),
  lie(
    'pruitt',
    'parties exchanged',
    inText,
    'Pruitt published Lanyard’s name on a list of dishonest applicants.',
    [['p6', 'it published her name on a list of “dishonest applicants.”']],
  ),
  lie(
    'dunmore',
    'parties exchanged',
    inText,
    'Dunmore offered to store peaches for Cartwright, and Cartwright replied “We accept.”',
    [['p19', 'Dunmore replied at 10:14 on the morning of June 3: “We accept.”']],
  ),
  // Verbs of decision.
  lie('marlow', 'verb of decision', everywhere, 'The Court overruled Harlan.', [
    [
      'p45',
      'Harlan decided how much care a carrier owes to its passengers, not whether it owes any to others.',
    ],
  ]),
  lie('pruitt', 'verb of decision', everywhere, 'The Court overruled Milkovich.', [
    ['p11', 'calling a thing an opinion does not shield the facts that it implies'],
  ]),
  lie('dunmore', 'verb of decision', everywhere, 'The Court overruled Tolliver.', [
    ['p26', 'Cartwright named its address as the place.'],
  ]),
  lie('pruitt', 'verb of decision', inText, 'The Court agreed with Pruitt that the list implied a fraud.', [
    ['p11', 'Pruitt argues that the list implied a fraud she did not commit.'],
  ]),
  lie(
    'dunmore',
    'verb of decision',
    inText,
    'The Court accepted the argument that it would be unfair to hold Cartwright to a message it did not see.',
    [['p27', 'Cartwright argues that it would be unfair to hold it to a message that it did not see.']],
  ),
  // What stands nowhere, in any string.
  lie('marlow', 'votes', everywhere, 'The Court was divided five to four.', marlowDuty),
  lie('pruitt', 'votes', everywhere, 'The vote was 6-1.', pruittHolding),
  lie('dunmore', 'votes', everywhere, 'The panel was unanimous.', dunmoreHolding),
  lie(
    'marlow',
    'citation',
    everywhere,
    'The Court relied on Smith v. Jones, 410 U.S. 113 (1973).',
    marlowDuty,
  ),
  lie(
    'pruitt',
    'citation',
    everywhere,
    'The Court followed Gertz v. Robert Welch, Inc., 418 U.S. 323 (1974).',
    pruittHolding,
  ),
  lie(
    'dunmore',
    'citation',
    everywhere,
    'The rule comes from Carlill v. Carbolic Smoke Ball Co., 1 Q.B. 256 (1893).',
    dunmoreHolding,
  ),
  lie('marlow', 'justice', everywhere, 'Justice Holloway wrote the leading words.', marlowDuty),
  lie('pruitt', 'justice', everywhere, 'Justice Whitcombe joined the opinion.', pruittHolding),
  lie('dunmore', 'justice', everywhere, 'Judge Renwick doubted the rule.', dunmoreHolding),
  lie('marlow', 'link', everywhere, 'See https://law.invalid/marlow for the record.', marlowDuty),
  lie(
    'pruitt',
    'link',
    everywhere,
    'The list is at <a href="http://list.invalid">its page</a>.',
    pruittHolding,
  ),
  lie(
    'dunmore',
    'link',
    everywhere,
    'The briefs are at [the court’s site](http://court.invalid).',
    dunmoreHolding,
  ),
  // The model's own thoughts.
  lie('marlow', 'thought', ['statement'], 'The case was later codified by the Jefferson legislature.', [], {
    mark: 'own',
  }),
  lie('pruitt', 'thought', ['statement'], 'Had the letter been left out, Pruitt would surely have won.', [], {
    mark: 'own',
  }),
  lie(
    'dunmore',
    'thought',
    ['statement'],
    'Had the server rejected the message, the contract would still stand.',
    [],
    { mark: 'own' },
  ),
];

export const honest: readonly Sample[] = [
  lie('marlow', 'restated', inText, 'Danger, and not a contract, gives rise to the duty.', [
    ['p46', 'What gives rise to the duty is the danger'],
  ]),
  lie('marlow', 'restated', inText, 'Neither trespassers nor persons farther off are decided about.', [
    ['p47', 'We need not decide whether the duty extends to persons farther off, or to a trespasser'],
  ]),
  lie('marlow', 'shortened', inText, 'Marlow sued Tidewater.', [
    ['p35', 'Marlow sued Tidewater for negligence in the Circuit Court for Sable County.'],
  ]),
  lie('marlow', 'number in words', inText, 'No one was hurt in 8 years and 60,000 crossings.', [
    [
      'p67',
      'In eight years and some sixty thousand crossings since the rule was adopted no one had been hurt.',
    ],
  ]),
  lie('marlow', 'passive', inText, 'Tidewater was sued by Marlow for negligence.', [
    ['p35', 'Marlow sued Tidewater for negligence in the Circuit Court for Sable County.'],
  ]),
  lie('marlow', 'court below', inText, 'The Court of Appeals had reversed.', [
    ['p38', 'The Court of Appeals reversed.'],
  ]),
  lie(
    'pruitt',
    'restated',
    anywhere,
    'Calling her dishonest was opinion that rests on true facts set out beside it, and is not actionable.',
    pruittHolding,
  ),
  lie('pruitt', 'restated', inText, 'The Circuit Court and the Court of Appeals both ruled for Lanyard.', [
    ['p9', 'granted summary judgment to Lanyard, and the Court of Appeals affirmed'],
  ]),
  lie(
    'pruitt',
    'winner',
    ['decision'],
    'Lanyard wins: an epithet resting wholly on true facts set out beside it is opinion.',
    pruittHolding,
  ),
  lie(
    'pruitt',
    'loser',
    ['decision'],
    'Pruitt loses, because an epithet that rests wholly on true facts is opinion.',
    pruittHolding,
  ),
  lie('pruitt', 'argument', inText, 'Pruitt argues that the list implied a fraud she did not commit.', [
    ['p11', 'Pruitt argues that the list implied a fraud she did not commit.'],
  ]),
  lie('pruitt', 'short words', inText, 'The Court reviews summary judgment de novo.', [
    ['p9', 'We review summary judgment de novo.'],
  ]),
  lie(
    'dunmore',
    'statute quoted',
    anywhere,
    'A written acceptance is received when it is deposited in a place authorized for such communications.',
    [
      [
        'p25',
        'when it is deposited in some place which he has authorized as the place for this or similar communications',
      ],
    ],
  ),
  lie(
    'dunmore',
    'short name',
    inText,
    'Under FRCP 56, summary judgment needs the absence of a genuine dispute of material fact.',
    [['p23', 'Summary judgment is proper only when there is no genuine dispute of material fact.']],
  ),
  lie('dunmore', 'negation moved', inText, 'It does not matter whether the offeror reads the message.', [
    ['p27', 'when it arrives at the offeror’s server, whether or not the offeror reads it'],
  ]),
  lie('dunmore', 'footnote', inText, 'Seven hundred and twelve bins were lost.', [
    ['p20', 'The parties agree that seven hundred and twelve bins were lost.'],
  ]),
  lie(
    'dunmore',
    'winner',
    ['decision'],
    'Dunmore wins: an acceptance is received when it arrives at the designated electronic address.',
    dunmoreHolding,
  ),
  lie(
    'dunmore',
    'rejected',
    inText,
    'The Court rejects Cartwright’s plea that it would be unfair to hold it to a message it did not see.',
    [
      ['p27', 'Cartwright argues that it would be unfair to hold it to a message that it did not see.'],
      [
        'p27',
        'the risk that a message will be mislaid after it arrives falls upon the one who can guard against it',
      ],
    ],
  ),
  lie(
    'dunmore',
    'dissent',
    inText,
    'Judge Voss, dissenting, would leave the loss where the district court left it.',
    [['p32', 'I would leave the loss where the district court left it.']],
  ),
];
