import { expect, test } from 'vitest';
import { opinionFromText } from '../../bench/plain-text/opinion-from-text.ts';
import type { Opinion } from './opinion.ts';
import { surveyOpinion, takeCases } from './survey.ts';

const facts =
  'The ferry left the landing in fog and struck a moored barge. The owner of the barge sued for its value. The jury found for the owner, and the trial court entered judgment on the verdict. On appeal the company says that the pilot did all that a careful pilot would have done, and that the barge carried no light. ';
const body = `${facts.repeat(4)}We agree with the trial court that the pilot had to stop. A vessel that cannot see must not move.`;

const opinion = `SUPREME COURT OF THE STATE OF MERIDIAN

No. 41-207

HARGROVE FERRY CO. v. LINDQUIST

Decided March 3, 2011

ADEYEMI, J. ${body}

The judgment of the Court of Appeals is affirmed.`;

const decisions: Record<string, string> = {
  'an opinion': opinion,
  'an order of a trial court': `UNITED STATES DISTRICT COURT

ROSA DELACROIX, Plaintiff, v. NORTHFIELD TRANSIT AUTHORITY, Defendant.

Case No. 3:19-cv-00412

ORDER GRANTING MOTION FOR SUMMARY JUDGMENT

${facts} The defendant moves for summary judgment. The motion is ripe.

IT IS HEREBY ORDERED that the motion is GRANTED.`,
  'a short memorandum disposition': `IN THE COURT OF APPEALS OF THE STATE OF MERIDIAN

In re M.T., a minor. No. A-1188

MEMORANDUM

The mother appeals from an order that ended her parental rights. We review the order for an abuse of discretion and find none. The order is affirmed.`,
  'a per curiam order': `PER CURIAM. The petition for review is dismissed as improvidently granted.`,
  'a decision of a tax court': `UNITED STATES TAX COURT

OWEN HARTLEY, Petitioner v. COMMISSIONER OF INTERNAL REVENUE, Respondent

MEMORANDUM FINDINGS OF FACT AND OPINION

${facts} Respondent determined a deficiency. Petitioner bears the burden of proof.

Decision will be entered under Rule 155.`,
  'a letter opinion that decides': `COURT OF CHANCERY

Re: Whitlock v. Sable Harbor Holdings, C.A. No. 2014-331

Dear Counsel:

${facts} For these reasons, I conclude that the defendants are entitled to judgment. The motion to dismiss is granted. IT IS SO ORDERED.

Very truly yours,

/s/ Miriam Okafor, Vice Chancellor`,
  'an edited case under its court and year': `Orr v. Al Lund

Meridian Court of Appeals

1990

${facts} The company moved for summary judgment. The complaint alleged that the pilot slept.`,
  'a court’s review of a bar’s ethics opinion': `In re Advisory Opinion No. 544, 511 A.2d 609 (N.J. 1986)

Per Curiam

The Committee on Professional Ethics issued Opinion 544. ${facts} We affirm the Committee.`,
  'an excerpt in a casebook': `Lindquist v. Hargrove Ferry Co.

212 Mer. 41 (1931)

${facts.repeat(3)}`,
};

test.each(Object.entries(decisions))('%s is an opinion', (_, text) => {
  expect(surveyOpinion(opinionFromText(text))).toMatchObject({ verdict: 'opinion', found: [] });
});

const others: [string, string][] = [
  [
    'brief',
    `COURT OF APPEALS OF MERIDIAN

NORA VALE, Plaintiff-Appellant, v. ROY ORR, Defendant-Appellee.

No. 20-101234

BRIEF OF THE STATE OF ORRIN AS AMICUS CURIAE IN SUPPORT OF APPELLANT

${facts.repeat(3)} See Vale v. Mill, 12 U.S. 4 (1990); Orr v. Mill, 13 U.S. 5 (1991). The judgment should be affirmed.`,
  ],
  [
    'bar ethics opinion',
    `Closings by Two Lawyers

2021 Formal Ethics Opinion 1

Adopted April 16, 2021

Opinion rules that a lawyer may speak for both. ${facts}

Inquiry #1:

May the lawyer do so? ${facts}

Opinion #1:

Yes. We conclude that the lawyer may. ${facts}`,
  ],
  [
    'referee’s report',
    `IN THE SUPREME COURT OF MERIDIAN

(Before a Referee)

THE MERIDIAN BAR, Complainant, v. JOHN ORR, Respondent.

Case No. SC01-100

REPORT OF REFEREE

I. Summary of Proceedings: The undersigned was appointed as referee. ${facts}

II. Findings of Fact

${facts} I find that the respondent violated the rule.

III. Recommendations as to Guilt

I recommend that the respondent be found guilty.`,
  ],
  [
    'motion',
    `UNITED STATES COURT OF APPEALS

LINDQUIST, Appellee, v. HARGROVE FERRY CO., Appellant. No. 20-1127

APPELLEE'S MOTION TO STAY PROCEEDINGS

Counsel for Appellee: J. Winter, jwinter@winterlaw.example, (555) 201-3344

Appellee respectfully requests that the Court stay briefing of this appeal until it decides a companion case. ${facts} Appellants oppose the motion.

For these reasons the Court should grant the motion.

Respectfully submitted, J. Winter

CERTIFICATE OF SERVICE`,
  ],
  [
    'brief',
    `No. 20-1127

BRIEF FOR PETITIONER

QUESTION PRESENTED

Whether a vessel under way in fog must stop when it loses sight of the channel.

TABLE OF AUTHORITIES

OPINIONS BELOW

The opinion of the court of appeals is reported at 88 F.3d 101.

ARGUMENT

${facts} The court of appeals erred. The judgment of the court of appeals should be reversed.

Respectfully submitted,

Counsel of Record for Petitioner`,
  ],
  [
    'complaint',
    `IN THE CIRCUIT COURT OF ALDER COUNTY

LINDQUIST, Plaintiff, v. HARGROVE FERRY CO., Defendant.

COMPLAINT AND DEMAND FOR JURY TRIAL

Now comes Plaintiff and alleges as follows:

PARTIES

1. Plaintiff owns a barge. 2. Defendant runs a ferry.

COUNT I

${facts}

PRAYER FOR RELIEF

Plaintiff asks for judgment in the amount of the loss.`,
  ],
  [
    'letter',
    `Winter & Partners

14 May 2019

Re: the barge at Alder Landing

Dear Ms. Okafor:

Thank you for your letter. Our client accepts the sum that you offer and will sign the release next week. Please send the papers to the address above.

Sincerely,

J. Winter`,
  ],
  [
    'course syllabus',
    `Torts I — Fall Semester

Professor D. Whitlock

Office hours: Tuesdays at four

Course description

This course teaches students when one who harms another must pay. Students are called on in every class.

Grading

The final exam counts for nine tenths; attendance for the rest.

Week 1: Intentional torts. Week 2: Consent. Week 3: Negligence. Week 4: Duty. Students should read the cases before class. Week 5: midterm.`,
  ],
  [
    'statute',
    `AN ACT concerning the navigation of ferries

Be it enacted by the General Assembly:

Section 1. Short title.

This Act may be cited as the Ferry Act.

Section 2. Definitions.

The term “ferry” means a vessel that carries persons for hire. The term “pilot” means the person who steers it.

Section 3. Duty in fog.

A pilot shall not leave a landing in fog. A person who violates this section shall be fined. Nothing in this Act shall be construed to limit the common law.`,
  ],
  [
    'contract',
    `CHARTER AGREEMENT

This Agreement is made between Hargrove Ferry Co. (“Owner”) and A. Lindquist (“Charterer”).

WHEREAS Owner has a barge; and

NOW, THEREFORE, the parties agree as follows:

1. Term. This Agreement begins on the date hereof and ends after one year. 2. Hire. Charterer shall pay the hire set out herein. 3. Governing law. This Agreement is governed by the law of Meridian, and the parties hereto submit to its courts.

IN WITNESS WHEREOF the parties have signed.`,
  ],
  [
    'news article',
    `Ferry hits barge in morning fog

By Dana Whitlock

Published March 4, 2010

A ferry struck a barge on Monday, officials said. “We heard a crash,” said a passenger, who told reporters that the fog was thick. A spokeswoman for the company said that it would look into the matter. The police said nobody was hurt, according to the harbor master. The company said on Tuesday that service would resume.`,
  ],
  [
    'article',
    `Fog and Fault: Ferries in the Common Law

Abstract

This Article asks when a pilot must stop. Scholars have long held that custom decides. I argue that it does not.

Introduction

This Article proceeds in three parts. Courts have affirmed verdicts against pilots for a century. See 12 Meridian L. Rev. 44.

References`,
  ],
  [
    'form',
    `Form 12 (Rev. 3/18) — Please print clearly

Name: ____________ Date: ____________

Address: ____________ City: ____________ State: ______

☐ Owner ☐ Pilot ☐ Passenger

Signature: ____________`,
  ],
];

test.each(others)('a %s is no opinion', (kind, text) => {
  const survey = surveyOpinion(opinionFromText(text));
  expect(survey).toMatchObject({ verdict: 'not_an_opinion', found: [] });
  expect(survey.documentKind).toBe(kind);
});

test('a page of slides is no opinion, whatever it is called', () => {
  const slides = [
    'Negligence',
    'Duty',
    '• reasonable care',
    'Breach',
    '• custom is no defense',
    'Questions?',
  ];
  expect(surveyOpinion(opinionFromText(slides.join('\n\n'))).verdict).toBe('not_an_opinion');
});

const chapter = `Chapter Four: Care on the Water

Lindquist v. Hargrove Ferry Co.

212 Mer. 41 (1931)

ADEYEMI, J. ${body}

The judgment is affirmed.

Notes and Questions

1. Would a light on the barge have changed the result in Lindquist v. Hargrove Ferry Co., 212 Mer. 41 (1931)?

Whitlock v. Sable Harbor

Supreme Court of Meridian, 1958

The CHIEF JUSTICE delivered the opinion of the Court. ${body}

We therefore reverse.

WINTER, J., dissenting. ${facts}`;

test('a chapter of a casebook offers its cases one by one, without the notes between them', () => {
  const whole = opinionFromText(chapter);
  const { verdict, found } = surveyOpinion(whole);
  expect(verdict).toBe('several_cases');
  expect(found.map(({ title }) => title)).toEqual([
    'Lindquist v. Hargrove Ferry Co.',
    'Whitlock v. Sable Harbor',
  ]);
  const [first, second] = takeCases(whole, found);
  expect(first?.caption).toMatchObject({
    caseName: 'Lindquist v. Hargrove Ferry Co.',
    citation: '212 Mer. 41 (1931)',
    author: 'Adeyemi',
  });
  expect(first?.disposition?.summary).toBe('Affirmed');
  expect(first?.paragraphs.at(-1)?.text).toBe('The judgment is affirmed.');
  expect(second?.parts.map(({ kind }) => kind)).toContain('dissent');
  expect(second?.disposition?.summary).toBe('Reversed');
});

test('a case of a casebook knows the chapter that the book’s contents put it in, without its number', () => {
  const whole = opinionFromText(chapter);
  const { found } = surveyOpinion(whole);
  const at = (words: string) => whole.paragraphs.findIndex(({ text }) => text.includes(words));
  const chapterIn = (contents: Opinion['contents']) =>
    takeCases(contents ? { ...whole, contents } : whole, found).map(({ chapter }) => chapter);
  const cases = [
    { title: 'Lindquist v. Hargrove Ferry Co.', depth: 1, paragraph: at('Lindquist') },
    { title: 'Whitlock v. Sable Harbor', depth: 1, paragraph: at('Whitlock v.') },
  ];
  const above = (title: string) => [{ title, depth: 0, paragraph: 0 }, ...cases];
  const water = ['Care on the Water', 'Care on the Water'];
  expect(chapterIn(above('Chapter 4: Care on the Water'))).toEqual(water);
  expect(chapterIn(above('IV. Care on the Water'))).toEqual(water);
  expect(chapterIn(above('Care on the Water'))).toEqual(water);
  // A title of nothing but its number names nothing, and a case at the top stands under none.
  expect(chapterIn(above('Chapter 4'))).toEqual([undefined, undefined]);
  expect(chapterIn(cases)).toEqual([undefined, undefined]);
  expect(chapterIn(undefined)).toEqual([undefined, undefined]);
});

test('opinions that were put one after another into one file are offered one by one', () => {
  const other = `COURT OF APPEALS OF MERIDIAN

No. 88-12

SABLE COUNTY, Appellant, v. WHITLOCK, Appellee.

WINTER, J. ${body}

We reverse.`;
  const [first, second] = [opinion, other].map(opinionFromText);
  const dissent = opinionFromText(opinion.replace('ADEYEMI, J.', 'OKAFOR, J., dissenting.'));
  const pages = [first!, dissent, second!];
  const paragraphs = pages.flatMap((each, index) =>
    each.paragraphs.map((paragraph) => ({ ...paragraph, page: index + 1 })),
  );
  const whole = { ...first!, pageCount: 3, paragraphs };
  const { verdict, found } = surveyOpinion(whole);
  expect(verdict).toBe('several_cases');
  expect(found).toEqual([
    { title: 'Hargrove Ferry Co. v. Lindquist', firstPage: 1, lastPage: 2 },
    { title: 'Sable County v. Whitlock', firstPage: 3, lastPage: 3 },
  ]);
  expect(takeCases(whole, found)[1]).toMatchObject({
    caption: { docket: 'No. 88-12', author: 'Winter' },
    disposition: { summary: 'Reversed' },
  });
});

test('cases heard together are one', () => {
  const together = `Whitlock v. Sable Harbor

No. 14

Lindquist v. Sable Harbor

No. 15

Supreme Court of Meridian, 1958

PER CURIAM. ${body}`;
  expect(surveyOpinion(opinionFromText(together))).toMatchObject({ verdict: 'opinion', found: [] });
});

test('an opinion that cites many cases under their names is one', () => {
  const citing = opinion.replace(
    'The judgment of',
    `A. Whitlock v. Sable Harbor, 230 Mer. 12 (1958)

${body}

B. In re Alder Landing

${body}

The judgment of`,
  );
  expect(surveyOpinion(opinionFromText(citing))).toMatchObject({ verdict: 'opinion', found: [] });
});

test('an editor’s cuts make an excerpt, a quotation’s ellipsis does not', () => {
  const cut = opinion
    .replace('We agree', '\n\n[. . .]\n\nWe agree')
    .replace('A vessel', '\n\n[…]\n\nA vessel');
  expect(surveyOpinion(opinionFromText(cut)).isExcerpt).toBe(true);
  const quoting = opinion.replace('We agree', 'The statute says that “no pilot . . . may leave.” We agree');
  expect(surveyOpinion(opinionFromText(quoting)).isExcerpt).toBe(false);
});

test.each([
  ['a word that does not end', 'x'],
  ['a line that does not end', '-'],
  ['leaders that lead nowhere', '. . . '],
])('%s is surveyed as fast as any other text', (_, piece) => {
  const parsed = opinionFromText(opinion);
  const paragraphs = parsed.paragraphs.map((each) => ({ ...each, text: each.text + piece.repeat(40_000) }));
  const before = process.threadCpuUsage().user;
  surveyOpinion({ ...parsed, paragraphs });
  expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(1000);
});

test.each([
  ['one on rehearing', 'ON PETITION FOR REHEARING\n\nThe appellant asks for a rehearing.'],
  [
    'the next one on the page',
    'KELL v. MARSH\n\n(Supreme Court of Meridian. June 30, 1886.)\n\nThis suit is about a mill.',
  ],
])('an opinion ends where another begins: %s', (_, other) => {
  const { parts, paragraphs } = opinionFromText(`ORR v. LUND

(Supreme Court of Meridian. June 29, 1886.)

THAYER, J. ${facts}

${facts.repeat(2)}

Judgment affirmed.

${other}`);
  const lead = parts.find(({ kind }) => kind === 'majority')!;
  expect(paragraphs[lead.lastParagraph]?.text).toBe('Judgment affirmed.');
});

test('a judge named above an opinion that nothing announces speaks for the court', () => {
  const { parts } = opinionFromText(`Orr v. Lund

Supreme Court of Meridian

2013

Justice Cleo E. Powell

${facts}

Justice Nora Orr, dissenting.

I dissent. ${facts}`);
  expect(parts.map(({ kind, author }) => [kind, author])).toEqual([
    ['majority', 'Powell'],
    ['dissent', 'Orr'],
  ]);
});

test.each([
  'Thaddeus Orr and Lawrence Lund appeal from their convictions on counts of theft. We affirm.',
  'Defendant moves for the disqualification of the attorneys for plaintiff, who moves for nothing else in this case.',
  'This is a declaratory-judgment case.',
])('an edited case keeps its first paragraph: "%s"', (first) => {
  const { parts, paragraphs } = opinionFromText(`Orr v. Lund

Supreme Court of Meridian

2013

${first}

Underlying Facts

${facts.repeat(2)}`);
  const lead = parts.find(({ kind }) => kind === 'majority')!;
  expect(paragraphs[lead.firstParagraph]).toMatchObject({ text: first, kind: 'text' });
});
