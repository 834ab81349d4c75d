/** Citations in the forms that opinions use. */
import type { Random } from '../random.ts';
import { citedName } from './names.ts';

const reporters: [name: string, courts: string[], volumes: [number, number]][] = [
  ['U.S.', [''], [301, 590]],
  ['F.3d', ['2d Cir.', '7th Cir.', '9th Cir.', 'D.C. Cir.'], [20, 980]],
  ['F.2d', ['5th Cir.', '6th Cir.', '10th Cir.'], [300, 999]],
  ['F. Supp. 2d', ['S.D.N.Y.', 'N.D. Ill.', 'D. Mass.'], [10, 980]],
  ['P.3d', ['Wash.', 'Utah', 'Colo. App.'], [2, 450]],
  ['N.W.2d', ['Minn.', 'Mich.', 'Iowa Ct. App.'], [100, 900]],
  ['A.2d', ['Pa.', 'N.J. Super. Ct. App. Div.', 'Me.'], [200, 990]],
  ['So. 3d', ['Fla.', 'Ala.', 'Miss. Ct. App.'], [4, 300]],
];

const statutes = [
  '42 U.S.C. § 1983',
  '28 U.S.C. § 1291',
  'Fed. R. Civ. P. 56(a)',
  '11 U.S.C. § 523(a)(2)(A)',
  '29 C.F.R. § 1910.132(d)',
  'Minn. Stat. § 604.01, subd. 1 (2018)',
  'Restatement (Second) of Torts § 343A (Am. L. Inst. 1965)',
];

export type Cited = { name: string; full: string; reporter: string; page: number };

export function caseCited(random: Random): Cited {
  const [reporter, courts, [least, most]] = random.pick(reporters);
  const name = citedName(random);
  const page = random.whole(2, 1400);
  const court = random.pick(courts);
  const year = random.whole(1938, 2019);
  const pin = random.chance(0.7) ? `, ${page + random.whole(1, 14)}` : '';
  const volume = random.whole(least, most);
  return {
    name,
    reporter: `${volume} ${reporter}`,
    page,
    full: `_${name}_, ${volume} ${reporter} ${page}${pin} (${court === '' ? '' : `${court} `}${year})`,
  };
}

const signals = ['See', 'See, e.g.,', 'Cf.', 'See also', 'Accord', 'But see'];
const remarks = [
  '(per curiam)',
  '(en banc)',
  '(emphasis added)',
  '(collecting cases)',
  '(internal quotation marks omitted)',
  '(holding that notice sent to a former address was insufficient)',
  '(Fenwick, J., dissenting)',
];

/** What follows a sentence: one citation or several, each with its stop; "" where the sentence stands on its own. */
export function citationsBehind(random: Random): string {
  const draw = random.share();
  if (draw < 0.45) return '';
  if (draw < 0.55) return ` _Id._ at ${random.whole(2, 980)}.`;
  if (draw < 0.63) return ` ${random.pick(statutes)}.`;
  if (draw < 0.7) {
    const { name, reporter, page } = caseCited(random);
    return ` _${name.split(' v. ')[0]}_, ${reporter} at ${page}–${String(page + 3).slice(-2)}.`;
  }
  const signal = random.chance(0.55) ? `_${random.pick(signals)}_ ` : '';
  const first = caseCited(random).full;
  const second = random.chance(0.3) ? `; ${caseCited(random).full}` : '';
  const remark = random.chance(0.3) ? ` ${random.pick(remarks)}` : '';
  return ` ${signal}${first}${second}${remark}.`;
}
