/** Invented people, firms and places. */
import type { Random } from '../random.ts';
import type { Parties, Party } from '../story.ts';

const given =
  'Adela Bernard Corinne Desmond Eudora Felix Greta Hollis Imogen Jasper Katrin Lionel Maribel Nestor Odile Percival Quentin Rosalind Silas Thea Ulric Viola Wendell Ximena Yusuf Zelda'.split(
    ' ',
  );
const family =
  'Abernathy Bellweather Castellan Draycott Ellingboe Farnsworth Griffiths Halvorsen Iverson Jankowski Kettering Lindqvist Marchetti Nightingale Oyelaran Pemberton Quillfeather Rasmussen Stavros Thornbury Underhill Vandermeer Whitcombe Yarborough Zielinski Fairfield Ashcroft Offenbach'.split(
    ' ',
  );
const judgeNames =
  'Barrow Castile Dunmore Eastlake Fenwick Garrity Holloway Ingram Jessup Kincaid Lattimore Merriweather Norcross Okafor Pruitt Rowan Sheffield Teague Vasquez Winslow'.split(
    ' ',
  );
const firmHeads =
  'Tidewater Granite Meridian Bluestem Pinnacle Larkspur Ironwood Saltmarsh Copperfield Northgate Riverbend Cloverleaf Stonebridge Fairhaven'.split(
    ' ',
  );
const trades =
  'Ferry|Office Supply|Milling|Fire Insurance|Refining|Freight Lines|Financial|Flooring|Orchard|Waste Services|Fixtures|Staffing'.split(
    '|',
  );
const forms = ['Company', 'Co.', 'Corporation', 'Inc.', 'LLC', 'L.P.'];
const towns =
  'Fairbrook|Millhaven|Port Ashby|Glenoak|Stillwater Falls|Harrow Point|Cedar Bluff|Windmere'.split('|');

export function partiesOf(random: Random): Parties {
  const first = partyOf(random);
  let second = partyOf(random);
  while (second.short === first.short || (first.isPerson && second.isPerson && random.chance(0.6)))
    second = partyOf(random);
  return { first, second };
}

function partyOf(random: Random): Party {
  const party = calledOf(random);
  return { ...party, cited: party.isPerson ? party.short : party.full };
}

function calledOf(random: Random): Omit<Party, 'cited'> {
  const kind = random.share();
  if (kind < 0.5) {
    const surname = random.pick(family);
    const initial = random.chance(0.4) ? ` ${random.pick('ABCDEFGHJKLMPRSTW'.split(''))}.` : '';
    return { full: `${random.pick(given)}${initial} ${surname}`, short: surname, isPerson: true };
  }
  if (kind < 0.85) {
    const head = random.pick(firmHeads);
    const form = random.pick(forms);
    const comma = form === 'Company' || form === 'Co.' || form === 'Corporation' ? '' : ',';
    return { full: `${head} ${random.pick(trades)}${comma} ${form}`, short: head, isPerson: false };
  }
  const town = random.pick(towns);
  return random.chance(0.5)
    ? { full: `City of ${town}`, short: 'the City', isPerson: false }
    : { full: `${town} School District`, short: 'the District', isPerson: false };
}

/** As many surnames as asked for, all different. */
export function judgesOf(random: Random, count: number): string[] {
  return random.shuffled(judgeNames).slice(0, count);
}

export function personOf(random: Random): string {
  return `${random.pick(given)} ${random.pick(family)}`;
}

export function townOf(random: Random): string {
  return random.pick(towns);
}

/** The name of a decided case, as it is cited. */
export function citedName(random: Random): string {
  const left = random.chance(0.75)
    ? random.pick(family)
    : `${random.pick(firmHeads)} ${random.pick(['Mills', 'Ins. Co.', 'Ry. Co.', 'Indus., Inc.'])}`;
  const right = random.chance(0.45)
    ? random.pick(family)
    : random.pick([
        `${random.pick(firmHeads)} Fin. Corp.`,
        'United States',
        `City of ${random.pick(towns)}`,
        `Bd. of Educ. of ${random.pick(towns)}`,
        `${random.pick(firmHeads)} Bros., Inc.`,
      ]);
  return left === right ? `${left} v. State` : `${left} v. ${right}`;
}
