/**
 * Falsehoods and honest lines on opinions of `annotations/`, whose texts stay there: each rests on sentences by their number.
 * The checks were mended with the first three in view, and never with the others.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Opinion } from '../../src/opinion/opinion.ts';
import type { Annotation } from '../annotations.ts';
import { opinionFromText } from '../plain-text/opinion-from-text.ts';
import type { Room, Sample } from './library.ts';
import { asked, decided, gap, law, supposed, told } from './newer.ts';

type Row = [kind: string, rooms: readonly Room[], text: string, ...sentences: number[]];

const grading = ['grading'] as const;

export const strangersLies: Record<string, readonly Row[]> = {
  'cl-108497': [
    ['winner', decided, 'Illinois won: an unwed father has no claim to a hearing on his fitness.', 29],
    ['winner', decided, 'The State prevailed because Stanley never petitioned to adopt his children.', 29],
    ['role as winner', decided, 'The Court ruled against the petitioner on due process.', 92],
    ['outcome', decided, 'The Court affirmed the judgment of the Illinois Supreme Court.', 98],
    ['outcome', decided, 'The Court reversed and ordered that Stanley be given custody of his children.', 98],
    ['argument as rule', law, 'Unwed fathers are presumed unfit to raise their children.', 9],
    [
      'argument as rule',
      law,
      'A difference in treatment that can be undone later is immaterial under the Fourteenth Amendment.',
      12,
    ],
    [
      'lower court as rule',
      law,
      'A father may be separated from his children upon proof that he and the mother were not married.',
      6,
    ],
    ['negated', told, 'Stanley’s own unfitness had been established in the Illinois courts.', 6],
    ['negated', told, 'Illinois law gives an unwed father priority in adoption proceedings.', 18],
    [
      'negated',
      law,
      'Due process requires a hearing in every conceivable case of government impairment of private interest.',
      39,
    ],
    [
      'quantity',
      told,
      'Peter Stanley lived with Joan Stanley for eight years and had five children with her.',
      1,
    ],
    ['quantity', told, 'They had two children together over eighteen years.', 1],
    [
      'exchanged',
      told,
      'Married fathers lose their children without a hearing while unwed fathers are given one.',
      36,
    ],
    ['exchanged', told, 'The mother lost her children when Peter Stanley died.', 2],
    ['who argued', told, 'Stanley argued that individualized hearings are unnecessary.', 9],
    ['who argued', told, 'The State claimed that it had been denied the equal protection of the laws.', 5],
    ['standard of review', told, 'The Court reviews the presumption only for a rational basis.', 41],
    ['quantifier', law, 'No unmarried father is suited to have custody of his children.', 63],
    ['quantifier', law, 'All unmarried fathers are suited to have custody of their children.', 63],
    ['modality', told, 'The Court found that Stanley was a fit father who deserved custody.', 65],
    ['left open', told, 'The Court decided that Stanley’s children must not be placed in other hands.', 62],
    [
      'other authority',
      told,
      'Bell v. Burson upheld a scheme that took a driver’s license without regard to fault.',
      59,
    ],
    [
      'other authority',
      told,
      'The Court upheld the blanket exclusion of servicemen from voting in Texas.',
      70,
    ],
    ['cause', told, 'The State refuses hearings because most unwed fathers ask for none.', 91],
    [
      'premise',
      asked,
      'Why did the Court hold that administrative convenience justifies refusing a hearing?',
      92,
    ],
    ['premise', asked, 'Why did Stanley adopt his children after their mother died?', 16],
    [
      'premise',
      asked,
      'How did the Illinois Supreme Court justify granting Stanley’s equal protection claim?',
      6,
    ],
    ['gap', gap, 'How many children Stanley had', 1],
    ['gap', gap, 'What the Illinois Supreme Court held', 6],
    ['gap', gap, 'Whether Stanley had been shown to be neglectful', 64],
    [
      'supposed',
      supposed,
      'Suppose Stanley had been shown to be neglectful at a hearing. The State would still have to return his children.',
      54,
    ],
    ['grading', grading, 'Stanley lost since an unwed father is no parent.', 29],
    ['grading', grading, 'The State may presume unfitness without any hearing.', 92],
  ],
  'emp-CloutierCostcoWholesaleCorp_1stCir2004': [
    ['winner', decided, 'Cloutier won because Costco never offered her an accommodation in time.', 4],
    ['role as winner', decided, 'The employee prevailed: her exemption would have cost Costco nothing.', 103],
    [
      'outcome',
      decided,
      'The First Circuit vacated the summary judgment and sent the case back for trial.',
      3,
    ],
    [
      'ground',
      decided,
      'The court affirmed on the same ground as the district court, that the offer was reasonable.',
      3,
    ],
    [
      'lower court as rule',
      law,
      'An offer to wear a band-aid or a retainer is reasonable as a matter of law.',
      63,
    ],
    [
      'argument as rule',
      law,
      'A hardship that no customer complained of is hypothetical and excuses nothing.',
      111,
    ],
    ['negated', law, 'An employer must accommodate an employee even where it causes undue hardship.', 86],
    [
      'quantity',
      law,
      'An undue hardship is one that imposes a substantial cost, far more than de minimis.',
      107,
    ],
    [
      'who argued',
      told,
      'Costco argued that the only reasonable accommodation was to excuse her from the dress code.',
      48,
    ],
    ['exchanged', told, 'Shevchuk suggested a flesh-colored band-aid, and Cloutier rejected it.', 32, 33],
    ['exchanged', told, 'Theriaque was fired, and Cloutier returned to work with clear retainers.', 39],
    ['date', told, 'Costco fired Cloutier on August 10, 2001.', 92, 44],
    ['negated', told, 'The EEOC found that Costco had not violated Title VII.', 50],
    [
      'burden',
      law,
      'The employee bears the burden of showing that an accommodation would cause no undue hardship.',
      89,
    ],
    [
      'left open',
      told,
      'The court held that an offer made in mediation after a firing can never be a reasonable accommodation.',
      102,
    ],
    ['left open', told, 'The court decided that the Church of Body Modification is a religion.', 60],
    ['standard of review', told, 'The facts are viewed in the light most favorable to Costco.', 91],
    [
      'other authority',
      told,
      'In Daniels the Fifth Circuit ruled for the officer who wore a gold cross.',
      131,
    ],
    ['quantifier', told, 'Cloutier holds that her tattoos must be visible at all times as well.', 26],
    ['cause', told, 'She was fired for filing a complaint with the EEOC.', 41],
    [
      'premise',
      asked,
      'Why did the court find that Cloutier’s piercings harmed nobody’s view of Costco?',
      121,
    ],
    ['premise', asked, 'When did Costco allow Cloutier to keep her eyebrow piercing at work?', 33],
    ['gap', gap, 'When Cloutier was terminated', 92],
    [
      'supposed',
      supposed,
      'Suppose Cloutier had accepted a band-aid and Costco had refused it. Costco would owe no accommodation under any reading of the opinion.',
      134,
    ],
    ['grading', grading, 'Costco loses because customers never complained.', 134],
  ],
  'nm-106556': [
    ['winner', decided, 'First State won a share of the interpleaded funds on appeal.', 75],
    [
      'role as winner',
      decided,
      'The bank prevails over the surety because it perfected its security interest.',
      75,
    ],
    ['outcome', decided, 'The Court of Appeals affirmed the apportionment of the funds.', 105],
    [
      'argument as rule',
      law,
      'A court sitting in equity may divide interpleaded funds to protect both claimants.',
      35,
    ],
    ['negated', law, 'A surety must file a financing statement under the U.C.C. to keep its priority.', 58],
    ['quantity', told, 'Gulf paid claims of $86,522.07 for the two projects.', 15],
    ['quantity', told, 'First State lent Saulsberry $80,278.73 under three notes.', 9],
    ['exchanged', told, 'First State issued the bonds, and Gulf made loans to Saulsberry.', 8, 9],
    [
      'who argued',
      told,
      'Gulf argued that the district court had properly fashioned an equitable remedy.',
      35,
    ],
    [
      'other authority',
      told,
      'In Pearlman the Supreme Court held that the surety had no superior right to the funds.',
      51,
    ],
    ['quantifier', law, 'The surety’s rights extend to its costs and attorney fees as well.', 103],
    ['standard of review', told, 'The appellate court decides the equitable relief de novo.', 37],
    [
      'lower court as rule',
      told,
      'The court concluded that Gulf should receive 55.123 percent of the funds.',
      31,
    ],
    ['premise', asked, 'Why did the court give First State a part of the funds?', 104],
    ['gap', gap, 'How much the State owed on the two projects', 16],
    ['grading', grading, 'The bank has priority as a secured creditor.', 75],
  ],
  'civpro-GinwrightExeterFinanceCorp_DMd2017': [
    ['winner', decided, 'Exeter prevailed, and its counterclaim stays in the case.', 3],
    [
      'role as winner',
      decided,
      'The plaintiff’s motion was denied because the counterclaim is compulsory.',
      3,
    ],
    [
      'argument as rule',
      law,
      'The supplemental jurisdiction statute superseded the Fourth Circuit rule.',
      23,
    ],
    ['negated', law, 'A federal court has supplemental jurisdiction over a permissive counterclaim.', 22],
    [
      'who argued',
      told,
      'Exeter argued that the counterclaim lacks an independent basis of jurisdiction.',
      14,
    ],
    ['exchanged', told, 'Ginwright called Exeter hundreds of times with an automatic dialing system.', 6],
    ['quantity', told, 'Ginwright received up to twelve calls a day.', 10],
    ['burden', law, 'The party that contests jurisdiction must show that it does not exist.', 16],
    [
      'premise',
      asked,
      'Why does the court find that Ginwright’s claim would predominate over the counterclaim?',
      40,
    ],
    ['gap', gap, 'What Ginwright is said to owe under the contract', 12],
  ],
  'pr-RePrimus_US1978': [
    ['winner', decided, 'South Carolina won, and the reprimand of Primus stands.', 127],
    ['role as winner', decided, 'The Court ruled for the appellee: the letter was solicitation.', 80],
    [
      'argument as rule',
      law,
      'A lawyer may not solicit for an organization whose primary purpose is to render legal services.',
      58,
    ],
    ['negated', told, 'Primus was paid for her work for the ACLU.', 69],
    [
      'left open',
      law,
      'A state may not regulate the time, place and manner of solicitation by lawyers.',
      122,
    ],
    [
      'quantifier',
      law,
      'A showing of potential danger is enough to discipline a lawyer who writes for the ACLU.',
      101,
    ],
    ['exchanged', told, 'Williams wrote to Primus and offered to sue Dr. Pierce.', 15],
    ['date', told, 'Primus sent the letter on October 9, 1974.', 16],
    ['cause', told, 'Williams did not sue because the letter misled her.', 19],
    [
      'other authority',
      told,
      'Button allowed the discipline of lawyers of the NAACP without proof of danger.',
      112,
    ],
    ['premise', asked, 'Why was the letter misleading on its face?', 105],
    ['gap', gap, 'Whether Primus was compensated', 69],
    [
      'supposed',
      supposed,
      'Suppose a lawyer solicits a client in person for money where harm is likely. The State may not discipline her.',
      124,
    ],
  ],
};

const strangersHonest: Record<string, readonly Row[]> = {
  'cl-108497': [
    [
      'won',
      decided,
      'Stanley won: the State must give an unwed father a hearing before it takes his children.',
      29,
    ],
    ['outcome', decided, 'The Court reversed and sent the case back to Illinois.', 98],
    [
      'rule',
      law,
      'A parent is entitled to a hearing on fitness before children are removed from his custody.',
      96,
    ],
    ['argument', told, 'Illinois argued that unmarried fathers may be presumed unfit.', 60],
    [
      'below',
      told,
      'The court below rejected his equal protection claim because he had not married the mother.',
      6,
    ],
    [
      'fact',
      told,
      'He had lived with the mother on and off for eighteen years, and they had three children.',
      1,
    ],
    ['reason', told, 'Presuming is cheaper than proving, but efficiency is not the highest value.', 81, 83],
    ['question', asked, 'Why was it not enough that Stanley might adopt his children?', 17, 18],
    ['gap', gap, 'What a hearing would have found about his fitness', 65],
    [
      'supposed',
      supposed,
      'Suppose a hearing had found Stanley neglectful. The State could then separate him from his children.',
      54,
    ],
  ],
  'emp-CloutierCostcoWholesaleCorp_1stCir2004': [
    ['won', decided, 'Costco won, since exempting Cloutier would be an undue hardship.', 4],
    [
      'outcome',
      decided,
      'The court affirmed summary judgment on another ground than the district court’s.',
      3,
    ],
    ['rule', law, 'An accommodation that costs the employer more than a trifle is an undue hardship.', 107],
    ['argument', told, 'She answered that nobody had complained of her piercings.', 110],
    ['fact', told, 'Costco let her go in July 2001.', 92],
    ['below', told, 'The trial court thought that the band-aid or the retainer was a reasonable offer.', 2],
    ['reason', told, 'A company loses its hold on its public image when it has to exempt an employee.', 147],
    ['question', asked, 'What did Costco offer Cloutier in mediation?', 44],
    ['gap', gap, 'Whether the Church of Body Modification is a religion under Title VII', 60],
  ],
  'nm-106556': [
    ['won', decided, 'Gulf, the surety, comes before the bank that lent to the contractor.', 75],
    ['outcome', decided, 'The court reversed and remanded for an amended judgment.', 105],
    ['rule', law, 'A surety who pays a contractor’s laborers need not file under the U.C.C.', 60],
    ['argument', told, 'The bank argued that the judge could fashion a remedy that protects both.', 35],
    ['fact', told, 'Gulf paid about eighty thousand dollars to those who had worked on the fences.', 15],
    ['below', told, 'The district court had split the money between the two.', 31],
  ],
  'civpro-GinwrightExeterFinanceCorp_DMd2017': [
    ['won', decided, 'Ginwright’s motion is granted, and the counterclaim is dismissed.', 3],
    [
      'rule',
      law,
      'Without a basis of its own, only a compulsory counterclaim is within supplemental jurisdiction.',
      22,
    ],
    ['argument', told, 'Exeter said that its claim was compulsory in any event.', 15],
    ['reason', told, 'A lender should not use a consumer’s federal suit to collect its own debt.', 38],
  ],
  'pr-RePrimus_US1978': [
    ['won', decided, 'Primus won: her letter for the ACLU is protected.', 127],
    ['rule', law, 'A state must show actual misconduct before it disciplines such a lawyer.', 101],
    ['fact', told, 'She wrote to Williams that the ACLU would represent her for free.', 15],
    [
      'limit',
      law,
      'A state may still forbid in-person solicitation for money that is likely to do harm.',
      124,
    ],
  ],
};

/** Throws where the evaluation data is not there. */
export function readStranger(
  folder: string,
  id: string,
): { opinion: Opinion; lies: Sample[]; honest: Sample[] } {
  const { opinionFile, sentences } = read<Annotation>(join(folder, `annotations/${id}.json`));
  const path = join(folder, opinionFile);
  const text = path.endsWith('.json') ? read<{ content: string }>(path).content : readFileSync(path, 'utf8');
  const samplesOf = (rows: readonly Row[] = []): Sample[] =>
    rows.map(([kind, rooms, said, ...numbers]) => ({
      ...{ on: id, kind, rooms, text: said },
      rests: numbers.map((number) => ['', sentences[number]?.text ?? '']),
    }));
  return {
    opinion: opinionFromText(text),
    lies: samplesOf(strangersLies[id]),
    honest: samplesOf(strangersHonest[id]),
  };
}

const read = <Shape>(path: string): Shape => JSON.parse(readFileSync(path, 'utf8')); // The evaluation's own files.
