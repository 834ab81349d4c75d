/** What is done in a court, by whoever does it: no story that was told to it. */
import { lowerKinds } from '../../../opinion/court-kinds.ts';
import type { Cue } from '../read/cues/cue.ts';
import { tellsEvent } from '../text/event.ts';

/** A row is a name, a pattern, a sentence that has it and one that has not. */
export const inCourt: readonly Cue[] = [
  {
    name: 'testimony',
    pattern:
      /\b(?:(?:also |further |later )?(?:testified|deposed|presided)|took the stand|gave (?:his |her )?deposition)\b[^.]*/,
    yes: 'The keeper testified that the gate was shut.',
    no: 'The keeper saw that the gate was shut.',
  },
  {
    name: 'papers',
    pattern:
      /\b(?:filed(?! for (?:bankruptcy|divorce))|entered (?:his|her|its|their|an) appearance|petitioned|moved (?:for|to \w+ (?:the|his|her|its|their|this))|sued|pleaded|pled|appealed|objected|answered(?=[,.])|action below\b[^.]*|(?:was|were) ordered to|joined (?:in )?the (?:\w+ )?[Pp]etition|(?:submitted|served|lodged|initiated|commenced|instituted) (?:an?|the|his|her|its|their|this) (?:[\w’'-]+ ){0,4}?(?:[Pp]etition|[Mm]otion|[Cc]omplaint|[Rr]eply|[Rr]esponse|[Bb]rief|[Aa]ffidavit|[Pp]leading|[Ss]uit|[Aa]ction|[Cc]ase|[Ii]nventory|[Aa]ccounting|[Pp]roceedings?))\b/,
    yes: 'The keeper submitted a Supplemental Inventory.',
    no: 'The keeper submitted a bid for the pier.',
  },
  {
    name: 'orders',
    pattern:
      /\b(?:issued|entered|returned|handed down) (?:an?|its|the) (?:\w+ ){0,3}(?:[Oo]rder|[Dd]ecree|[Jj]udgment|[Dd]ecision|[Ii]ndictment|[Ii]njunction|[Oo]pinion|[Rr]uling|[Vv]erdict)s?\b|\b(?:[Ll]etters (?:of|testamentary)|[Oo]rders?|[Dd]ecrees?|[Jj]udgments?|[Ss]ummons|[Ii]ndictments?|[Ii]njunctions?|[Dd]ecisions?) [^.;]{0,100}?(?:was|were) (?:\w+ )?(?:issued|entered|granted|returned)\b/,
    yes: 'Letters of administration naming her were issued in June.',
    no: 'Tickets for the ferry were issued in June.',
  },
  {
    name: 'rulings',
    pattern: new RegExp(
      String.raw`\b[Tt]he (?:(?:${lowerKinds}) )?(?:[Cc]ourt|judge|jury|(?:[Hh]earing|[Ss]ettlement) [Oo]fficer|[Ss]pecial [Mm]aster|[Bb]oard|ALJ|WCA)(?: of [A-Z]\w+)? (?:\w+ly |also |then )?(?:determined|voted|affirmed|reversed|remanded|found|concluded|held|ruled|granted|denied|dismissed|ordered|awarded|entered|sentenced|convicted|instructed)\b[^.]*`,
    ),
    yes: 'On that evidence the court determined that the rent should be raised.',
    no: 'The keeper determined that the rent should be raised.',
  },
  {
    name: 'by order',
    pattern:
      /\b(?:[Bb]y|[Uu]nder) (?:an? |the )?(?:\w+ )?(?:order|decree|judgment) of (?:the|that) [\w ]{0,40}[Cc]ourt\b[^.]*|\bcourt orders? (?:issued|entered)\b/,
    yes: 'By an order of the Second District Court dated June 3, she was appointed keeper.',
    no: 'By a letter of the board dated June 3, she was appointed keeper.',
  },
  {
    name: 'turns to an authority',
    pattern:
      /\b(?:turned|applied|resorted|looked) (?:first |then |next )?to (?:the|an?) (?:[A-Z]\w+ ){0,4}(?:[Bb]oard|[Cc]ourts?|[Cc]ommission|[Aa]gency)\b/,
    yes: 'The company turned first to the National Harbor Board.',
    no: 'The company turned to the pier.',
  },
];

/** What somebody is charged with may tell the story, but is no event of it. */
export const prosecuted: Cue = {
  name: 'prosecution',
  pattern:
    /\b(?:was|were|been) (?:\w+ )?(?:charged|indicted|arraigned|tried|convicted|sentenced|acquitted|found guilty)(?: (?:with|and|of))?(?: (?:charged|indicted|tried|convicted|sentenced))?\b/,
  yes: 'The keeper was charged with and convicted of theft.',
  no: 'The keeper was warned.',
};

export const isDoneInCourt = (shown: string) => inCourt.some(({ pattern }) => pattern.test(shown));

/** The words that tell what was done in court are blank, the others stand where they stood. */
export function withoutCourt(shown: string): string {
  return everywhere.reduce((text, each) => text.replace(each, (found) => ' '.repeat(found.length)), shown);
}

const everywhere = [...inCourt, prosecuted].map(({ pattern }) => new RegExp(pattern.source, 'g'));

/** Something happened out of court. */
export const happensOutside = (shown: string) => tellsEvent(withoutCourt(shown));
