import { expect, test } from 'vitest';
import { atMostAboutFourTimes, costOf } from '../../test/cost-of.ts';
import { splitSentences } from './sentences.ts';

const split = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

/** Sentences are parted by " | ". */
function expectSplit(marked: string): void {
  const sentences = marked.split(' | ');
  expect(split(sentences.join(' '))).toEqual(sentences);
}

test('ordinary sentences end at stops, question marks and exclamation marks', () => {
  expectSplit('The bell rang. | Did anyone hear it? | Nobody! | The court thinks not.');
});

test('abbreviations of names, titles and courts do not end a sentence', () => {
  expectSplit(
    'Harbor Ins. Co. v. Lowell Mfg. Corp. was cited by Mr. J. P. Orr, Jr., and Dr. Lund. | It controls.',
  );
  expectSplit(
    'ORR, C. J., delivered the opinion of the Court, in which LUND, J., joined. | KELL, J., dissented.',
  );
  expectSplit('It sued the Dept. of Health in the U. S. District Court. | The Court dismissed.');
});

test('titles in capitals, parts of statutes and unlisted reporters do not end a sentence', () => {
  expectSplit('MR. JUSTICE ORR agreed in NO. 12. | The rest did not.');
  expectSplit('Under Art. I, § 6, and c. 17 of the acts, 2 Sandf. 717 controls. | So it was held.');
  expectSplit('“Section 1. No person shall pass.” | It is clear.');
});

test('unlisted reporters of more than one word, and unlisted titles before a page, do not end a sentence', () => {
  expectSplit(
    'So held in Orr v. Lund, 2 Cromb. Meeks & Rowe, 180, and again in 3 Tal. Ren. 30, 31. | It binds.',
  );
  expectSplit(
    'It was asked in 5 Crime & Mendac. 371, 372, and by Lowell, 8 Pier Landg. 45 (1950). | None knew.',
  );
  expectSplit('She rowed to Lowell. | 14 boats followed on June 5 from Orr. | In 1990 they sank.');
});

test('what completes an abbreviation is no new sentence', () => {
  expectSplit(
    'It is set by 24 C.F.R. Section 17.4, and see Fed. Rule Crim. Proc. 6, post, p. ___. | So it is.',
  );
  expectSplit(
    'The ferry sailed from S. D. | Section 4 forbids it; see Table No. III and c. 5, div. II. | So it is.',
  );
  expectSplit('It was so in Orr v. Lund, Oakes & Co. (Second Ferry Cases), 3 U. S. 4, 5. | It is cited.');
  expectSplit('So held, 1 U. S. 2, 5, n. (Orr, J.), aff’d sub nom. Lund v. Orr, 3 U. S. 4. | It is cited.');
});

test('who speaks stays with the words', () => {
  expectSplit('“Mr. LUND. Is it so? | Mr. ORR. It is.”');
});

test('an abbreviation ends a sentence when the next word begins one', () => {
  expectSplit('The ship belonged to Harbor Ins. Co. | The crew did not know.');
  expectSplit('She was arrested in Washington, D. C. | Her lawyer protested.');
  expectSplit('Trial began at 9 a.m. | The jury was late.');
});

test('a State’s codes and laws, its legislature’s papers, saints and streets do not end a sentence', () => {
  expectSplit('Under Ala. Code § 3, Ala. Const. Art. I, and Code of Ala. 1975, § 6, he may. | It is so.');
  expectSplit(
    'The Legis. Council met; see N. Y. Legis. Doc. No. 65 and Ohio Legis. Serv. Comm’n. | It is so.',
  );
  expectSplit('He left St. Louis for State St. Bank and Ohio St. Bar Ass’n v. Orr. | It is so.');
  expectSplit(
    'The shop stood at 14 Main St. | The clerk worked there. | It is in Mobile, Ala. | Plaintiff moved there.',
  );
  expectSplit('Under G.S. Section 84-38, S.J.C. Rule 3:07 and 29 Car. II, c. 6, he may. | It is so.');
});

test('initials before abbreviated names keep a citation in the middle of its sentence', () => {
  expectSplit(
    "It cannot be appealed, see S.F. Pier Est. Inv'rs, 12 F.2d at 16, and thus falls outside. | It ends.",
  );
  expectSplit(
    'That was so, see U.S. Dep’t of Lab. v. R.J. Orr Tr. of Am., 3 F.2d 4, at least then. | It ends.',
  );
});

test('abbreviations of numbered standards, subdivisions, memoranda and days keep their numbers', () => {
  expectSplit('The rule (std. 1.5(a); § 14, subds. (a)–(b)) applied. | It was amended, eff. July 1, 1991.');
  expectSplit('So held in Orr v. Commissioner, T.C. Memo. 2007-340, aff’d. | The rest left.');
  expectSplit('The debt is recourse. Id. para. (b)(1). | It is old.');
  expectSplit('The duty is old. (Ibid. [“ ‘It binds.’ ”].) | It is plain.');
});

test('an aside that asks or exclaims leaves the sentence around it whole', () => {
  expectSplit('It nears its (momentous!) 40th year. | He asked (why?) and left.');
});

test('"no." is a word unless a number follows', () => {
  expectSplit('The answer is no. | Counsel relies on Docket No. 45 and exhibit no. 7.');
});

test('a citation sentence belongs to the sentence before it', () => {
  expectSplit('The duty is settled. See Orr v. Lund, 1 U. S. 2, 3 (1990) (per curiam). | It is not new.');
  expectSplit('The duty is settled. Id., at 5. | It is not new. Ibid. | We agree. See ante, at 4.');
  expectSplit(
    'He ran. 18 U. S. C. § 924(c)(1). | He fell. Fed. R. Civ. P. 56(a). | He rose. Tr. of Oral Arg. 12.',
  );
  expectSplit('The statute applies. Pp. 5–12. | The rest fails.');
  expectSplit('It binds. Orr v. Lund, 1 U. S. 2, and cases cited. | It is old.');
});

test('where the statement ends and its citations begin is told', () => {
  const text = 'The duty is old. Orr v. Lund, 4 Mer. 5, 6; (holding it so). Id. 7. It binds.';
  expect(splitSentences(text)).toEqual([
    { start: 0, end: text.indexOf(' It binds'), statementEnd: 16 },
    { start: text.indexOf('It binds'), end: text.length, statementEnd: text.length },
  ]);
});

test('sentences whose gap a copy lost are parted', () => {
  const glued = (text: string) => split(text).join(' | ');
  expect(glued('The plea was denied.The court heard her.“No one slept,” it said.')).toBe(
    'The plea was denied. | The court heard her. | “No one slept,” it said.',
  );
  expect(glued('See Wash.Rev.Code § 4; pier.example.Net and Ct.App.1990 hold.')).toBe(
    'See Wash.Rev.Code § 4; pier.example.Net and Ct.App.1990 hold.',
  );
});

test('a section behind a statement is cited for it, and one that opens a statute’s words is not', () => {
  expectSplit(
    'The debt may be stayed. Sec. 722. | The basis is less. § 9. | It ends. Section 4-3. | So it was held.',
  );
  expectSplit('The law says: ‘Section 1. No ferry shall leave. | No barge shall.’ | It is so.');
  expectSplit('It says: “Sec. 10(a). No ferry shall leave.” | It is so.');
  expectSplit('So in 1 Bing. New Ca. 469, and in 4 Mer. Old Rep. 7. | It binds.');
});

test('a section with its subsection is cited for what stands before it', () => {
  expectSplit('The debt may be stayed. § 12(d). | A majority of courts agree.');
});

test('a sentence that discusses a citation stands alone', () => {
  expectSplit('The duty is settled. | See Orr v. Lund for how the court reached it.');
  expectSplit('The duty is settled. | Orr v. Lund, 1 U. S. 2 (1990), extended it to sailors.');
});

test('a parenthesis may hold whole sentences', () => {
  expectSplit('See Orr, 1 U. S., at 3 (“The duty is old. It binds.”). | That settles it.');
  expectSplit('He left (nobody saw him. Nobody asked.) before noon. | The door was open.');
  expectSplit('The door was open. (Emphasis added.) | Nobody closed it.');
});

test('quotation marks and brackets that close after the stop stay with it', () => {
  expectSplit('The clerk said that “the door was open. It always is.” | The judge disagreed.');
  expectSplit(
    'He may “revise an order ....” | He "may revise an order .... " Orr v. Lund, 1 U. S. 2. | It ends.',
  );
  expectSplit('The rule is “to carry out the ‘Powers.’ ’ | What follows is plain.');
  expectSplit('“[T]he door was open.” | “[I]t always is.” | He asked, “Why?” and left.');
});

test('no sentence goes on across asterisks for what was cut, where another begins behind them', () => {
  expectSplit('The pilot had to stop at the bar * * * | The judgment is affirmed.');
  expectSplit('The power * * * is vested in the port. | * * * It is plain.');
  expectSplit('When I voted to free the pilots * * * I did not suppose that it was paper.');
  expectSplit('It did not come to the matter at issue; and * * * Congress was not called upon.');
});

test('ellipses end a sentence only with a fourth stop', () => {
  expectSplit(
    'The rule . . . Congress wrote binds. | It says that “no person . . . .” | The Court * * * held so.',
  );
});

test('numbers of lists and headings stay with what they number', () => {
  expectSplit('I declare as follows: 1. I was awake. | DAMAGES.—A. It shall be a crime. | It was.');
  expectSplit('1. The duty is old. | II. The breach was plain. | (a) It was seen. | (2) It was felt.');
});

test('ordinals that number an item stay with its words', () => {
  expectSplit(
    'It rests on two grounds: 1st. The ferry sank. | *413 2d. The pilot slept. | 3dly. It was dark.',
  );
  expectSplit('First. The claim is late. | Secondly. Is it barred? | He came in third. | The rest left.');
  expectSplit('“SEC. 3. No ferry shall leave. | `2. No barge shall wait.” | It is clear.');
});

test('letters for chapters and folios, series of a reporter and titles that ask keep what follows', () => {
  expectSplit(
    'So Lowell Laws, Tit. 4, e. 13 (1958), and 41 Mer. 2d. 541, 542, cert. den. 5 Mer. 6. | It binds.',
  );
  expectSplit(
    'See Orr, Who Owns the Pier? 12 Low. L. Rev. 44 (1990); Lund, Why Sail? (1991), p. 5. | It ends.',
  );
  expectSplit('See 268 Pier Deb., H. L. (5th ser.) 703 (1965). | It was so said.');
  expectSplit(
    'See Lund v.. Orr, 5 Mer. 6, and 11 Hen. IV, fol. 26, pl. 7, and the rest. | It binds .... | It ends.',
  );
  expectSplit('It is set by 42 U.S. C . §4. | It binds.');
  expectSplit('It is forbidden by Art. XIV, par. 2, and by Const. amend. 14. | Who asked? | 14 boats came.');
});

test('decimals, dates and footnote marks do not break sentences', () => {
  expectSplit('On Jan. 5, 1990, he drove 6.5 miles.12 | The road was wet.* | It was cold.');
  expectSplit("It was a “farmers' cooperative.''5 | The rest was not.");
  expectSplit('Fla. Stat. § 913.10 (1) applies. | It was so in 1983.4 | It is so now.');
});

test('a footnote’s number behind a page, and the page that begins there, stay with the sentence before them', () => {
  expectSplit(
    'The pier is old. Orr, 4 U. S., at 15.37 | But it stands. | It was so.102 | The tide rose.[9]*1203 | It fell.',
  );
  expectSplit(
    'See Tr. of Oral Arg. 31 (“We do not deny it”), and 29 CFR § 1607.5 (b) (3) (1975), discussed in Orr. | It binds.',
  );
  expectSplit('It is set by Section 6.01 The rule and by Rule 4.2 In part. | He paid $4.50 To her.');
  expect(split('The plea was denied.456 N.E.2d 11 holds so.')).toHaveLength(1);
});

test('a later page, and a place in a code, are cited for what stands before them', () => {
  expectSplit(
    'It was paid. Lund, 12 Mer. at 14, 3 P.2d at 5. | It ran. Section 4-12(B)(1). | It sank. Rule 1-009 LMRA 2002.',
  );
  expectSplit(
    'The duty is old. See Restatement, supra, § 2 cmt. h. | It binds. See, e. g., Orr v. Lund, 1 U. S. 2.',
  );
  expectSplit(
    'It binds. 4-12-3(B). | It was raised. 3.1.6.12(A) LMAC (2002). | 12/28/41 is no place. | Rule it did.',
  );
});

test('an invitation to look at a section is a sentence of its own', () => {
  expectSplit('It ends badly. | Consider §6.01(b). | It is plain. See §6.02.');
});

test('white space around sentences is left out', () => {
  expect(splitSentences('  One.   Two.  ')).toEqual([
    { start: 2, end: 6, statementEnd: 6 },
    { start: 9, end: 13, statementEnd: 13 },
  ]);
  expect(splitSentences(' \n ')).toEqual([]);
});

test.each(['.', '(', '“', '. ', 'A. ', '1 ', 'v. ', ').', '. . ', '["', 'See '])(
  '400 kB of %j cost about four times as much as a quarter of it',
  { timeout: 60_000 },
  (piece) => {
    const cost = (length: number) => {
      const text = piece.repeat(length / piece.length);
      return costOf(() => splitSentences(text));
    };
    expect(cost(400_000)).toBeLessThan(atMostAboutFourTimes(cost(100_000)));
  },
);
