/** Parts and dispositions of opinions as a reader finds them on the pages: what a manifest does not state. */
import type { Opinion, PartKind } from '../src/opinion/opinion.ts';
import type { Survey } from '../src/opinion/survey.ts';

/** Kind, author ('' where none is named) and the PDF page on which it begins. */
type PartTruth = [kind: PartKind, author: string, firstPage: number];

export type OpinionTruth = {
  /** An opinion, where nothing is said. */
  verdict?: Survey['verdict'];
  /** All but front matter, in order. */
  parts?: PartTruth[];
  /** As the caption would say it; null where the pages state none. */
  disposition?: string | null;
};

const inPart: PartKind = 'concurrence_in_part_and_dissent_in_part';

export const opinionTruths: Record<string, OpinionTruth> = {
  'ca1-2020-calvary-chapel-v-mills-17p.pdf': {
    parts: [
      ['majority', 'Selya', 3],
      ['concurrence', 'Barron', 17],
    ],
    disposition: 'Dismissed',
  },
  'cal-2025-in-re-bradshaw-S282314-39p.pdf': { parts: [['majority', 'Liu', 2]], disposition: 'Disbarred' },
  'cal-ctapp-conservatorship-of-anne-s-B333052-16p.pdf': {
    parts: [['majority', 'Richardson', 2]],
    disposition: 'Affirmed',
  },
  'cal-ctapp-conservatorship-of-julie-c-B341750-11p-unpub.pdf': {
    parts: [['majority', 'Richardson', 2]],
    disposition: 'Affirmed',
  },
  'cal-ctapp-estate-of-ahbez-D085918-14p-unpub.pdf': {
    parts: [['majority', 'Rubin', 1]],
    disposition: 'Affirmed',
  },
  'cal-ctapp-nelson-v-huhn-B330596-28p-unpub.pdf': {
    parts: [['majority', 'Stratton', 2]],
    disposition: 'Reversed and remanded',
  },
  'casebook-gowder-conlaw-2022-663p.pdf': { verdict: 'several_cases' },
  'cranch-1804-marbury-era-volume-3p-ocr.pdf': { verdict: 'not_an_opinion' },
  'dcd-cacd-2016-consumerinfo-v-leon-4p.pdf': { parts: [['majority', 'Carter', 2]], disposition: 'Granted' },
  'fisc-2013-in-re-motion-for-consent-SCAN-1p.pdf': { parts: [['majority', '', 1]], disposition: null },
  'mo-ctapp-jagels-v-state-5p.pdf': {
    parts: [['majority', 'Dowd', 1]],
    disposition: 'Affirmed and remanded',
  },
  'nonopinion-ca9-2020-rivas-motion-15p.pdf': { verdict: 'not_an_opinion' },
  'scotus-2009-pleasant-grove-v-summum-boundvolume-28p.pdf': {
    parts: [
      ['syllabus', '', 1],
      ['majority', 'Alito', 5],
      ['concurrence', 'Stevens', 22],
      ['concurrence', 'Scalia', 23],
      ['concurrence', 'Breyer', 25],
      ['concurrence', 'Souter', 26],
    ],
    disposition: 'Reversed',
  },
  'scotus-2013-tarrant-SCAN-2p.pdf': { parts: [['syllabus', '', 1]], disposition: null },
  'scotus-2013-tarrant-v-herrmann-30p.pdf': {
    parts: [
      ['syllabus', '', 1],
      ['majority', 'Sotomayor', 5],
      ['appendix', '', 29],
    ],
    disposition: 'Affirmed',
  },
  'scotus-2014-glebe-v-frost-percuriam-5p.pdf': {
    parts: [['per_curiam', '', 1]],
    disposition: 'Granted, reversed and remanded',
  },
  'scotus-2019-thompson-v-hebdon-percuriam-6p.pdf': {
    parts: [
      ['per_curiam', '', 1],
      ['concurrence', 'Ginsburg', 6],
    ],
    disposition: 'Granted, vacated and remanded',
  },
  'scotus-2020-barr-v-aapc-49p.pdf': {
    parts: [
      ['syllabus', '', 1],
      ['plurality', 'Kavanaugh', 4],
      ['concurrence', 'Sotomayor', 29],
      [inPart, 'Breyer', 31],
      [inPart, 'Gorsuch', 43],
    ],
    disposition: 'Affirmed',
  },
  'scotus-2020-dhs-v-regents-74p.pdf': {
    parts: [
      ['syllabus', '', 1],
      ['majority', 'Roberts', 6],
      [inPart, 'Sotomayor', 35],
      [inPart, 'Thomas', 39],
      [inPart, 'Alito', 65],
      [inPart, 'Kavanaugh', 67],
    ],
    disposition: 'Affirmed in part, vacated in part, reversed in part and remanded',
  },
  'scotus-2020-june-medical-v-russo-138p.pdf': {
    parts: [
      ['syllabus', '', 1],
      ['plurality', 'Breyer', 6],
      ['concurrence', 'Roberts', 46],
      ['dissent', 'Thomas', 62],
      ['dissent', 'Alito', 82],
      ['dissent', 'Gorsuch', 116],
      ['dissent', 'Kavanaugh', 137],
    ],
    disposition: 'Reversed',
  },
  'scotus-2020-ritzen-v-jackson-14p.pdf': {
    parts: [
      ['syllabus', '', 1],
      ['majority', 'Ginsburg', 3],
    ],
    disposition: 'Affirmed',
  },
  'scotus-2022-dobbs-v-jackson-213p.pdf': {
    parts: [
      ['syllabus', '', 1],
      ['majority', 'Alito', 9],
      ['appendix', '', 87],
      ['concurrence', 'Thomas', 117],
      ['concurrence', 'Kavanaugh', 124],
      ['concurrence', 'Roberts', 136],
      ['dissent', 'Breyer, Sotomayor and Kagan', 148],
      ['appendix', '', 208],
    ],
    disposition: 'Reversed and remanded',
  },
  'scotus-2024-trump-v-united-states-119p.pdf': {
    parts: [
      ['syllabus', '', 1],
      ['majority', 'Roberts', 9],
      ['concurrence', 'Thomas', 52],
      ['concurrence', 'Barrett', 61],
      ['dissent', 'Sotomayor', 68],
      ['dissent', 'Jackson', 98],
    ],
    disposition: 'Vacated and remanded',
  },
  'scotus-2026-ellingburg-v-united-states-25p.pdf': {
    parts: [
      ['syllabus', '', 1],
      ['majority', 'Kavanaugh', 3],
      ['concurrence', 'Thomas', 8],
    ],
    disposition: 'Reversed and remanded',
  },
  'tax-2020-bordelon-v-commissioner-32p.pdf': {
    parts: [
      ['syllabus', '', 1],
      ['majority', 'Gustafson', 3],
    ],
    disposition: 'Decision to be entered under Rule 155',
  },
  'tenn-wcab-2019-diaz-v-create-and-construct-3p.pdf': {
    parts: [['majority', 'Davidson', 2]],
    disposition: 'Affirmed and remanded',
  },
  'tenn-wcc-2019-fuentes-eho-11p-mixed-scan.pdf': {
    parts: [
      ['majority', 'Switzer', 1],
      ['appendix', '', 6],
    ],
    disposition: 'Denied',
  },
  'twocol-brown-v-board.pdf': { parts: [['majority', 'Warren', 1]], disposition: null },
  'twocol-carolene-products.pdf': {
    parts: [
      ['majority', 'Stone', 1],
      ['concurrence', 'Butler', 3],
    ],
    disposition: 'Reversed',
  },
  'twocol-gideon-v-wainwright.pdf': {
    parts: [
      ['majority', 'Black', 1],
      ['concurrence', 'Douglas', 3],
      ['concurrence', 'Clark', 4],
      ['concurrence', 'Harlan', 4],
    ],
    disposition: 'Reversed and remanded',
  },
  'twocol-miranda-v-arizona.pdf': {
    parts: [
      ['majority', 'Warren', 1],
      [inPart, 'Clark', 14],
      ['dissent', 'Harlan', 16],
      ['dissent', 'White', 21],
    ],
    disposition: 'Reversed in part and affirmed in part',
  },
  'twocol-nyt-v-sullivan.pdf': {
    parts: [
      ['majority', 'Brennan', 1],
      ['concurrence', 'Black', 10],
      ['concurrence', 'Goldberg', 11],
    ],
    disposition: 'Reversed and remanded',
  },
  'twocol-swift-v-tyson.pdf': { parts: [['majority', 'Story', 1]], disposition: 'Answered' },
};

/** Front matter stands between and before the parts and is no part that a reader would name. */
export function isSameParts({ parts = [] }: OpinionTruth, opinion: Opinion): boolean {
  const read = opinion.parts
    .filter(({ kind }) => kind !== 'front')
    .map(({ kind, author = '', firstPage }): PartTruth => [kind, author, firstPage]);
  return JSON.stringify(read) === JSON.stringify(parts);
}

export function isSameDisposition({ disposition }: OpinionTruth, opinion: Opinion): boolean {
  return disposition === undefined || (opinion.disposition?.summary ?? null) === disposition;
}
