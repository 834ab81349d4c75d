import type { Paragraph } from '../opinion.ts';

/** What tells documents that are no court's decision, each mark with its weight. Words of `name` are shown to students. */
export type DocumentKind = { name: string; marks: Trait[] };

/** `heading`: a line before the text, also of a paper that calls itself an opinion; `front`: the same of one that does not; `title`: one that is set as a title; `line`: a short paragraph anywhere; `end`: the last paragraphs; `text`: anywhere, so often per 1,000 words. */
type Trait = {
  where: 'heading' | 'front' | 'title' | 'line' | 'end' | 'text';
  pattern: RegExp;
  weight: number;
  rate?: number;
};

const decides = /\b(?:order|opinion|ruling|decision|judgment)\b/i;
/** Lines that name what a court decides on, not what was filed. */
const onWrit =
  /^\W*(?:on|upon|appeal|petition for review|original|writ of|in re|in the matter|matter of|ex parte)\b/i;

/** A title that names a filing, with the few words before it that say whose it is ("APPELLEE'S UNOPPOSED MOTION"). */
function filing(words: string): RegExp {
  return new RegExp(`^\\W*(?:[\\p{L}\\d][\\p{L}\\d.,’'&/–-]*\\s+){0,6}?(?:${words})\\b`, 'iu');
}

const filed: Trait[] = [
  { where: 'end', pattern: /\brespectfully submitted\b/i, weight: 3 },
  {
    where: 'line',
    pattern:
      /^\W*(?:certificate of (?:service|compliance|interested|filing)|proof of service|table of authorities|statement of related cases|prayer for relief|jury (?:trial )?demand(?:ed)?|demand for jury trial|request for oral argument|statement regarding oral argument)\b/i,
    weight: 3,
  },
  {
    where: 'line',
    pattern: /^\W*(?:(?:counsel|attorneys?) (?:of record )?for\b.{0,80}|telephone|facsimile|tel\.?|fax)\b/i,
    weight: 1,
  },
  {
    where: 'text',
    pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.\w{2,}|\(\d{3}\) ?\d{3}[-–.]\d{4}/g,
    weight: 1,
    rate: 0.5,
  },
  {
    where: 'text',
    pattern:
      /\brespectfully (?:requests?|asks?|moves?|prays?|urges?|submits?)\b|\b(?:this|the) (?:honorable )?court should\b|\b(?:now )?comes? now\b|\bmoves? (?:this|the) (?:honorable )?court\b|\b(?:plaintiff|petitioner)s?,? (?:allege|complain)s?\b/gi,
    weight: 3,
    rate: 0.4,
  },
];

const kinds: DocumentKind[] = [
  {
    name: 'motion',
    marks: [
      {
        where: 'title',
        pattern: filing(
          '(?:cross-)?motion|application (?:for|to)|opposition|response|objections?|memorandum (?:of (?:law|points)|in (?:support|opposition))',
        ),
        weight: 4,
      },
      ...filed,
    ],
  },
  {
    name: 'brief',
    marks: [
      { where: 'title', pattern: filing('briefs?(?! procedural|\\s*:)|reply(?: brief)?'), weight: 4 },
      {
        where: 'title',
        pattern:
          /^\W*brief (?:for|of|on behalf of) .{0,60}\b(?:petitioner|respondent|appell(?:ant|ee)|amic(?:us|i))|\b(?:petitioner|respondent|appell(?:ant|ee)|plaintiff|defendant)s?[’']?s? (?:(?:opening|reply|answering|initial|principal|supplemental) )+brief\b/i,
        weight: 4,
      },
      ...filed,
    ],
  },
  {
    name: 'bar ethics opinion',
    marks: [
      {
        where: 'heading',
        pattern:
          /\b(?:formal|informal|advisory)? ?ethics (?:advisory )?op(?:inion|\.)|\b(?:formal|informal) op(?:inion|\.) (?:no\. ?)?[\d-]+/i,
        weight: 8,
      },
      {
        where: 'heading',
        pattern:
          /\b(?:state bar|bar association)\b|\bcommittee on (?:professional )?(?:ethics|responsibility)\b/i,
        weight: 3,
      },
      {
        where: 'line',
        pattern: /^\W*(?:inquiry|opinion|question|answer) ?(?:#|no\.)? ?\d{1,2}\W*$/i,
        weight: 4,
      },
    ],
  },
  {
    name: 'referee’s report',
    marks: [
      {
        where: 'heading',
        pattern:
          /^\W*(?:(?:amended|final|supplemental) )*report of (?:the )?(?:referee|hearing officer|special master|hearing committee)\b|^\W*referee[’']s report\b/i,
        weight: 8,
      },
      {
        where: 'text',
        pattern: /\b(?:I|the (?:undersigned|referee)) (?:recommends?|finds?)\b|\bthe undersigned\b/gi,
        weight: 3,
        rate: 0.5,
      },
      {
        where: 'line',
        pattern:
          /^\W*(?:[IVX]+\.? )?(?:recommendations? as to|summary of proceedings|statement of costs|findings of fact as to)\b/i,
        weight: 3,
      },
    ],
  },
  {
    name: 'complaint',
    marks: [
      {
        where: 'title',
        pattern: filing(
          '(?:cross-|counter)?complaint|indictment|information|counterclaims?|answer(?: and\\b.*| to .*)?$',
        ),
        weight: 4,
      },
      {
        where: 'line',
        pattern:
          /^\W*(?:parties|jurisdiction and venue|(?:first|second|third) (?:cause of action|claim for relief)|count (?:one|two|i{1,3}|1|2))\b/i,
        weight: 2,
      },
      ...filed,
    ],
  },
  {
    name: 'petition',
    marks: [{ where: 'title', pattern: filing('petition(?! for review of)'), weight: 4 }, ...filed],
  },
  {
    name: 'court filing',
    marks: [
      {
        where: 'title',
        pattern: filing(
          'notice of (?!.*opinion)|stipulation|declaration of|affidavit|subpoena|summons|request for|certificate of|witness list|exhibit',
        ),
        weight: 4,
      },
      {
        where: 'text',
        pattern: /\bunder penalty of perjury\b|\bbeing (?:first )?duly sworn\b/gi,
        weight: 2,
        rate: 0.5,
      },
      ...filed,
    ],
  },
  {
    name: 'letter',
    marks: [
      { where: 'line', pattern: /^dear\b.{0,60}[,:]$/i, weight: 3 },
      {
        where: 'end',
        pattern:
          /^\W*(?:sincerely|(?:very )?truly yours|yours (?:sincerely|faithfully|truly)|(?:kind |best |warm )?regards|respectfully)\b/i,
        weight: 3,
      },
      { where: 'front', pattern: /^re:/i, weight: 1 },
    ],
  },
  { name: 'e-mail', marks: [{ where: 'front', pattern: /^(?:from|to|sent|cc|subject):\s/i, weight: 4 }] },
  {
    name: 'memo',
    marks: [
      { where: 'front', pattern: /^(?:to|from|re|date):\s.*$/i, weight: 2 },
      {
        where: 'line',
        pattern: /^\W*(?:questions? presented|brief answers?|short answers?)\W*$/i,
        weight: 4,
      },
    ],
  },
  {
    name: 'course syllabus',
    marks: [
      {
        where: 'line',
        pattern:
          /\boffice hours\b|^\W*(?:course (?:description|objectives|requirements|materials|overview|schedule)|learning (?:outcomes|objectives)|grading|attendance|required (?:texts?|books?)|reading assignments?|academic integrity)\b/i,
        weight: 4,
      },
      {
        where: 'text',
        pattern:
          /\b(?:week|class|session) \d{1,2}\b|\b(?:midterm|final exam|instructor|semester|students?|syllabus)\b/gi,
        weight: 2,
        rate: 8,
      },
    ],
  },
  {
    name: 'statute',
    marks: [
      {
        where: 'line',
        pattern:
          /^\W*be it enacted\b|\bshort title\b|^\W*(?:§+|sec(?:tion|\.)) ?[\dIVX][\w.:-]*\.? .{0,80}$/i,
        weight: 2,
      },
      {
        where: 'text',
        pattern:
          /\bthe term [“"]|\bshall (?:be|not|have|mean|include)\b|\bmeans\b|\bpursuant to (?:sub)?section\b|\bthis (?:act|chapter|title|subchapter)\b/gi,
        weight: 3,
        rate: 9,
      },
      {
        where: 'front',
        pattern:
          /\b(?:public law|united states code|code of (?:federal )?regulations|revised statutes|an act\b|general assembly|constitution)\b/i,
        weight: 2,
      },
    ],
  },
  {
    name: 'contract',
    marks: [
      {
        where: 'text',
        pattern:
          /\bthis (?:agreement|lease|contract)\b|\bthe parties (?:hereto|agree)\b|\bhere(?:to|in(?:after|under)?|of)\b/gi,
        weight: 4,
        rate: 4,
      },
      {
        where: 'line',
        pattern: /^\W*(?:in witness whereof|now,? therefore|whereas|recitals?|witnesseth)\b/i,
        weight: 2,
      },
      { where: 'front', pattern: /\b(?:agreement|lease|contract|deed|terms (?:of|and))\b/i, weight: 2 },
    ],
  },
  {
    name: 'news article',
    marks: [
      {
        where: 'text',
        pattern:
          /\b(?:said|says|told|spokes\w+|according to)\b|\b(?:reporters?|newspaper|tweet\w*|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/gi,
        weight: 3,
        rate: 8,
      },
      {
        where: 'front',
        pattern:
          /^[Bb][Yy] \p{Lu}[\p{L}.’'-]+ (?:\p{Lu}\. )?\p{Lu}[\p{L}’'-]+(?:,.*)?$|\b(?:[Pp]ublished|[Uu]pdated|[Pp]osted)\b.{0,30}\d|\bAP\b|\bReuters\b/u,
        weight: 2,
      },
    ],
  },
  {
    name: 'article',
    marks: [
      {
        where: 'line',
        pattern:
          /^\W*(?:abstract|keywords|references|bibliography|works cited|acknowledg\w+|table of contents|about the author)\b.{0,20}$/i,
        weight: 3,
      },
      {
        where: 'text',
        pattern:
          /\bthis (?:article|essay|paper|note|comment|chapter|study|book)\b|\bscholars\b|\bI (?:argue|suggest|propose)\b|\b(?:L\. Rev\.|Law Review|L\.J\.)/gi,
        weight: 3,
        rate: 1,
      },
      {
        where: 'front',
        pattern: /\b(?:law review|law journal|journal of|university press|professor|doi\b|vol(?:ume|\.) \d)/i,
        weight: 2,
      },
    ],
  },
  {
    name: 'case brief',
    marks: [
      {
        where: 'front',
        pattern: /^\W*(?:annotated )?(?:case )?brief(?: of)?\s*:|^\W*(?:annotated )?case brief\b/i,
        weight: 5,
      },
      {
        where: 'line',
        pattern:
          /^\W*(?:case brief|brief|facts?|(?:legal )?issues?|rules?(?: of law)?|holding|reasoning|rationale|procedural (?:history|posture)|disposition|dissent)\W*$/i,
        weight: 1,
      },
      { where: 'line', pattern: /^\W*(?:issue|holding|rule|reasoning|procedural history)s?\s?:/i, weight: 2 },
    ],
  },
  {
    name: 'transcript',
    marks: [
      {
        where: 'text',
        pattern:
          /(?:^|\n)\s*(?:\d+ )?(?:(?:MR|MS|MRS)\. [A-Z]{2,}|THE (?:COURT|WITNESS|CLERK)|(?:CHIEF )?JUSTICE [A-Z]{2,}|[QA])[.:]\s/g,
        weight: 6,
        rate: 3,
      },
      { where: 'front', pattern: /\btranscript\b|\bproceedings\b|\boral argument\b/i, weight: 2 },
    ],
  },
  {
    name: 'form',
    marks: [
      { where: 'text', pattern: /_{4,}|[☐☑□]|\[ ?\]/g, weight: 5, rate: 8 },
      {
        where: 'line',
        pattern:
          /\bfor office use only\b|\(rev\. ?\d|^\W*form [\w-]+\b|\b(?:check|print|mark|tick) (?:one|clearly|all that apply)\b/i,
        weight: 3,
      },
    ],
  },
  {
    name: 'contents',
    marks: [{ where: 'text', pattern: /(?<!\. ?)(?:\. ?){6,}\s*\d+/g, weight: 3, rate: 10 }],
  },
];

export type OtherDocument = { name: string; score: number };

/** The kind that a document most looks like, however little. */
export function likestKind(paragraphs: Paragraph[], words: number, isEntitled: boolean): OtherDocument {
  const own = paragraphs.filter(({ kind }) => kind !== 'footnote').map(({ text }) => text.trim());
  const front = own.slice(0, 40).filter((text) => text.length < 240);
  // What a court decides on stands above its decision too.
  const lines = isEntitled ? [] : front.filter((text) => !decides.test(text) && !onWrit.test(text));
  const places = {
    heading: own.slice(0, 12).filter((text) => text.length < 160),
    front: lines,
    title: lines.filter((text) => text.length < 160 && isTitle(text)),
    line: own.filter((text) => text.length < 160),
    end: own.slice(-20),
    text: [own.join('\n')],
  };
  const scored = kinds.map(({ name, marks }) => ({
    name,
    score: marks.reduce((sum, mark) => sum + weightOf(mark, places[mark.where], words), 0),
  }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best));
}

/** A mark that stands in several lines counts up to three times; one that the text is full of counts twice. */
function weightOf({ where, pattern, weight, rate = 0 }: Trait, texts: string[], words: number): number {
  if (where === 'text') {
    const often = (texts[0]?.match(pattern)?.length ?? 0) / Math.max(0.5, words / 1000);
    return often < rate ? 0 : weight;
  }
  const count = texts.filter((text) => pattern.test(text)).length;
  return count === 0 ? 0 : weight + Math.min(2, count - 1) * Math.min(weight, 1);
}

function isTitle(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= 0.75 * words.length;
}
