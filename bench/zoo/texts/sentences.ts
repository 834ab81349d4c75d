/** The sentences of the invented opinions: what each topic tells, and what any opinion says. Braces are filled by `fill.ts`. */

/** What a dispute is about: the events, what the law asks, and how the court answers. */
export type Topic = { question: string; facts: string[]; law: string[]; reasons: string[]; quoted: string[] };

export const topics: Topic[] = [
  {
    question: 'whether {second} owed {first} a duty to warn of the flooded stairwell',
    facts: [
      'On {day}, a pipe on the fifth floor of the {town} warehouse burst, and water ran down the freight stairwell for the better part of an hour.',
      'The foreman, {witness}, saw the flood but did not rope off the landing; he testified that he “figured the night crew would see it.”',
      '{First} came to the building at about 7:15 p.m. to pick up a crate of machine parts weighing some 2.5 tons.',
      'No sign was posted, and the light over the landing had been out since {month}.',
      '{First} fell eleven steps, broke an ankle, and was taken to St. Brendan’s Hospital, where Dr. {witness} operated the same night.',
      'The medical bills came to {sum}, of which the insurer paid all but {sum}.',
      'Twice before, in {year} and again the next spring, visitors had slipped on the same stairs.',
      'An internal memorandum, marked “Ex. 14” at trial, called the stairwell “an accident that has not happened yet.”',
      'The jury visited the site, over objection, on the third day of trial.',
    ],
    law: [
      'A possessor of land owes an invitee reasonable care to discover and to repair dangerous conditions, or to warn of them.',
      'Whether a danger is open and obvious is a question of what a reasonable visitor would have seen, not of what this visitor saw.',
      'Constructive notice may be inferred when a condition has existed for so long that a careful owner would have found it.',
      'The duty is defined by the relationship of the parties and by the foreseeability of the harm.',
    ],
    reasons: [
      'A flooded stairwell without a light is not the sort of thing that a visitor can be expected to discover by falling down it.',
      'The foreman knew of the water, and what the foreman knew {second} knew.',
      'It is no answer that {first} might have used the front entrance, for deliveries were directed to the rear.',
      'That others had fallen before is evidence of notice, and the trial court was right to let the jury hear it.',
    ],
    quoted: [
      'No person shall maintain a stairway, ramp, or landing in a place open to the public unless it is lighted, drained, and kept free of obstruction.',
      'The owner of the premises shall inspect them at reasonable intervals and shall keep a record of each inspection for three years.',
    ],
  },
  {
    question: 'whether the officers’ search of {first}’s truck was justified without a warrant',
    facts: [
      'Shortly after midnight on {day}, Officer {witness} stopped a delivery truck on Route 9 for a broken tail light.',
      'The driver handed over his license and registration, which were in order, and said that he was hauling fixtures to {town}.',
      'The officer noticed a smell of solvent, two unlabeled drums, and a roll of bills on the dashboard.',
      'He asked for consent to look in the back; the driver said, “I would rather you didn’t.”',
      'Some 47 minutes passed before a dog arrived, and the dog did not alert until its third pass.',
      'The search turned up nothing but a ledger, No. 3 of a series, and a set of keys.',
      'From the ledger the police learned of the storage locker that {second} rented by the month.',
      'A dashboard camera recorded the stop, though its clock ran nine minutes fast.',
    ],
    law: [
      'A stop that lasts longer than is needed for its purpose becomes a seizure that requires its own justification.',
      'Reasonable suspicion must rest on specific facts and not on a hunch.',
      'Evidence that the police would have discovered in any event need not be suppressed.',
      'The burden of showing consent rests on the party that relies on it, and silence is not consent.',
    ],
    reasons: [
      'Nothing that the officer saw in the first ten minutes distinguishes this truck from any other on the road that night.',
      'A roll of bills is as consistent with honest trade as with crime.',
      'We do not think that a driver who declines to open his truck thereby gives a reason to open it.',
      'The dog’s third pass cannot make up for the wait that came before the first.',
    ],
    quoted: [
      'The officer shall inform the driver of the reason for the stop, and shall not prolong the stop beyond the time reasonably needed to issue a citation.',
      'A vehicle may be held for the arrival of a dog only if the facts known to the officer at that moment would lead a reasonable person to suspect a crime.',
    ],
  },
  {
    question: 'whether the letter of intent bound {second} to buy the mill',
    facts: [
      'In {month} of {year}, {first} offered to sell its mill in {town}, with the water rights, for {sum}.',
      '{Second} answered with a letter of intent of four pages, the last of which bore two signatures and the words “subject to financing.”',
      'The parties exchanged seven drafts of a contract; none was signed.',
      'Relying on the letter, {first} let the insurance lapse, laid off the night shift, and sold 112 looms.',
      'On {day}, {second} wrote that its lender had “cooled,” and that it would not close.',
      '{Witness}, who had negotiated for {second}, conceded that the lender had never been asked.',
      'The mill was sold at auction the following year for less than a third of the price.',
      'An expert put the loss at {sum}, not counting interest; the other side’s expert put it at nothing.',
    ],
    law: [
      'An agreement to agree is no agreement, but an agreement to negotiate in good faith may be enforced.',
      'Where the parties intend not to be bound until a writing is executed, there is no contract until then.',
      'A promise that the promisor should expect to induce reliance, and that does induce it, is binding if injustice can be avoided in no other way.',
      'The measure of damages is what would put the injured party in as good a position as performance would have done.',
    ],
    reasons: [
      'A party cannot escape a condition by preventing it from occurring.',
      'The words “subject to financing” would mean little if the buyer could satisfy them by doing nothing at all.',
      'Seven drafts show that the parties were still bargaining, but they do not show over what.',
      'The sale of the looms was foreseeable; the letter itself asked that the floor be cleared.',
    ],
    quoted: [
      'Buyer will use its best efforts to obtain a commitment for financing within sixty (60) days, and Seller will not, during that time, offer the Property to any other person.',
      'This letter sets out the principal terms. The parties will proceed in good faith to prepare a definitive agreement.',
    ],
  },
  {
    question: 'whether {first} was dismissed for a reason that the statute forbids',
    facts: [
      '{First} had worked as a claims examiner in the {town} office for nineteen years and had never been disciplined.',
      'In {month} {year}, {first} gave a deposition in a suit that a co-worker, {witness}, had brought.',
      'Eleven days later the position was “restructured,” as the notice put it, and {first} was told to leave by noon.',
      'The duties were given to a trainee, who was paid {sum} a year.',
      'A manager wrote in an e-mail, received in evidence as Exhibit 6, that the deposition “did us no favors.”',
      '{Second} contends that the decision had been made in the spring, but its budget for that year shows no such change.',
      'The agency investigated, found reasonable cause, and issued a notice of right to sue on {day}.',
      'At the hearing Ms. {witness} could not say who had first proposed the restructuring.',
    ],
    law: [
      'An employer may not discharge an employee because the employee has testified in a proceeding under the Act.',
      'Once the employee makes out a prima facie case, the employer must state a legitimate reason, and the employee may show that the reason is a pretext.',
      'Suspicious timing alone is seldom enough, but it may be enough together with other evidence.',
      'The question is not whether the decision was wise or fair but whether it was made for the reason given.',
    ],
    reasons: [
      'Eleven days is a short time, and the e-mail explains why it was so short.',
      'A restructuring that removes one desk and gives its work to another desk in the same room needs explaining.',
      'A reasonable jury could disbelieve the account of a budget that nobody can find.',
      'We need not decide whether the manager’s words would be enough by themselves, because they do not stand by themselves.',
    ],
    quoted: [
      'It shall be unlawful for an employer to discharge, demote, or otherwise discriminate against any individual because that individual has testified, assisted, or participated in any manner in an investigation or proceeding under this chapter.',
      'Employees who take part in a lawful inquiry will not suffer for it. Supervisors who retaliate will answer for it.',
    ],
  },
  {
    question: 'whether the zoning board could deny the permit for want of parking',
    facts: [
      'The lot, which measures 62 by 140 feet, lies at the corner of Mill and Third Streets in {town}.',
      '{First} bought it in {year} for {sum} and applied for a permit to build a bakery with two apartments above.',
      'The board’s engineer, {witness}, reported that the plan met every requirement but one: it had three parking spaces where the code called for four.',
      'A variance had been granted to the lot next door, No. 118, in the same month.',
      'At the hearing on {day}, neighbors complained of noise, of flour dust, and of “the sort of people who buy bread at five in the morning.”',
      'The board voted 4 to 1 to deny the application, and gave its reasons orally.',
      'The minutes, approved six weeks later, state that the use was “not in harmony with the neighborhood.”',
      'Meanwhile {second} amended its plan so that lots of less than 65 feet would need five spaces.',
    ],
    law: [
      'A board’s decision stands if it rests on substantial evidence and is not arbitrary.',
      'An applicant who meets the conditions that an ordinance sets is entitled to the permit.',
      'Boards must state their reasons in writing so that a court can review them.',
      'The law in force when the application was filed governs, unless the legislature has clearly said otherwise.',
    ],
    reasons: [
      'Harmony with the neighborhood is not among the conditions that the ordinance sets.',
      'To grant a variance at No. 118 and to refuse one at No. 120 in the same month calls for a reason, and the record has none.',
      'Reasons that are first put in writing six weeks after the vote deserve little weight.',
      'The amendment cannot be applied backward to an application that had been pending since the fall.',
    ],
    quoted: [
      'For each dwelling unit there shall be provided one (1) off-street parking space, and for each 400 square feet of retail floor area one (1) further space.',
      'The board shall grant the permit if the proposed use conforms to this title. It shall state its findings in writing within thirty days.',
    ],
  },
];

export const procedure = [
  '{First} filed this action in {month} {year}, seeking damages and a declaration.',
  'After discovery both sides moved for summary judgment, and the court below granted the motion of {second}.',
  'The case was tried to a jury over five days; the verdict was for {first} in the amount of {sum}.',
  'A motion for a new trial was denied without opinion, and this appeal followed.',
  'We have jurisdiction under 28 U.S.C. § 1291, and we review the grant of summary judgment de novo.',
  'The magistrate judge recommended that the motion be denied, and {second} objected.',
  'Neither party disputes the facts that matter here, and we take them from the findings below and from the record.',
  'The complaint has three counts, of which only the second is before us.',
];

export const general = [
  'We turn first to the argument on which {second} spends most of its brief.',
  'That argument has some force, but it does not carry the day.',
  'The text does not say so, and nothing in its history suggests that the legislature meant it.',
  'In {cited}, the court rejected much the same contention.',
  'We see no reason to depart from that rule here, and {second} has offered none.',
  'Our cases have not always been clear on the point, as {second} observes; we take the occasion to clarify them.',
  'The contrary reading would make the second clause do no work.',
  '{Second} points to {cited}, but that case arose on a different record.',
  'To be sure, the question is close, and reasonable judges have answered it differently.',
  'But a rule that cannot be applied without knowing its result in advance is no rule at all.',
  'The standard is familiar: the movant must show that there is no genuine dispute as to any material fact.',
  'It bears repeating that the burden of proof lay on {second} throughout.',
  'Nor does it matter that the notice was sent by ordinary mail.',
  'This is so even though the statute, 29 C.F.R. § 1910.132(d), speaks of “hazards” in the plural.',
  'The first of these contentions was not raised below, and we do not reach it.',
  'What remains is the claim that the error was harmless.',
  'An error is harmless only if we can say with confidence that it made no difference, and we cannot say that here.',
  'The trial judge saw and heard the witnesses; we have only the transcript, which is a poor substitute.',
  'At oral argument counsel for {second} conceded as much.',
  'Does it follow that every visitor is owed the same care? We think not.',
  'In other words, the conflict between the two provisions is more apparent than real.',
  'The finding is supported by the record, and we will not disturb it.',
  'Five affidavits were filed, and the first and the fifth of them flatly conflict.',
  'The official who signed the certificate did not testify, and his office offered no explanation.',
];

export const separate = [
  'I agree with much of what the court says, but I cannot join the whole of its opinion.',
  'The court answers a question that nobody asked.',
  'In my view the record is not sufficient to support the finding on which the result rests.',
  'I would leave the matter where the legislature left it.',
  'The effect of today’s decision will be felt by people who had no part in this dispute.',
  'A narrower ground was at hand, and we should have taken it.',
  'My colleagues read {cited} for more than it holds.',
  'If the rule is to be changed, it should be changed openly.',
  'I write separately to note what the opinion does not decide.',
  'Nothing in the statute compels that result, and its first section points the other way.',
];

export const noted = [
  '{Second} also argues that the claim is barred by the statute of limitations. It did not plead the defense, and we do not consider it.',
  'The parties agree that the law of the forum governs.',
  'We draw these figures from the stipulation, which neither side has questioned.',
  'The record does not show what became of the second ledger. Counsel represented at argument that it had been lost in a move.',
  'Because we decide the case on this ground, we express no opinion on the other.',
  'The amendment took effect after the events in suit. No one contends that it applies.',
  'The words were struck from the final version of the bill without explanation.',
  'There is some confusion in the transcript as to the date, which appears once as {day} and once as a week later. Nothing turns on it.',
  'The court below reached the question. But it was not briefed there, and it has not been briefed here.',
  '{Witness} later withdrew that part of the affidavit.',
  'The transcript says “east” where all agree that “west” was meant.',
  'At the time of the events {second} did business under another name, which it has since given up.',
  'We assume, without deciding, that the letter of {month} {year} was received.',
  'The appendix reproduces the map at about half its size. The original is Exhibit 22.',
  'The award was later reduced to {sum}, and neither party complains of the reduction.',
  'See the discussion in Part II, above.',
  'A third claim, for unjust enrichment, was abandoned at argument.',
  'The deposition of {witness} was taken twice, in {town} and by telephone. The two accounts do not differ in any way that matters.',
  'Of the {sum} that was paid into court, all but the clerk’s fee has since been released.',
  'Counsel’s letter of {day} cites a decision that was handed down after the briefs were filed.',
  '{First} has not cross-appealed from the denial of interest.',
];

export const headings = {
  facts: ['Background', 'Factual and Procedural Background', 'The Facts', 'Statement of the Case'],
  law: ['Standard of Review', 'Legal Standard', 'The Governing Law'],
  reasons: ['Discussion', 'Analysis', 'The Merits', 'The Duty of Care and Its Limits'],
  minor: [
    'The Contentions of the Parties',
    'Whether the Error Was Harmless',
    'The Text of the Provision',
    'Notice',
  ],
  second: ['The Remaining Claim', 'The Second Count', 'The Cross-Claim'],
  end: ['Conclusion', 'Disposition'],
};
