/** What is done in a court, by whoever does it: no story that was told to it. */
import { lowerKinds } from '../../../opinion/court-kinds.ts';
import { oneOf, pattern, phrase } from '../../language/grammar.ts';
import { tellsEvent } from '../text/event.ts';

const submitted = oneOf`submitted|served|lodged|initiated|commenced|instituted`;
const paper = oneOf`
  [Pp]etition|[Mm]otion|[Cc]omplaint|[Rr]eply|[Rr]esponse|[Bb]rief|[Aa]ffidavit|[Pp]leading|[Ss]uit|[Aa]ction|[Cc]ase
  |[Ii]nventory|[Aa]ccounting|[Pp]roceedings?`;
const orderNamed = oneOf`
  [Oo]rder|[Dd]ecree|[Jj]udgment|[Dd]ecision|[Ii]ndictment|[Ii]njunction|[Oo]pinion|[Rr]uling|[Vv]erdict`;
const ordersNamed = oneOf`
  [Ll]etters (?:of|testamentary)|[Oo]rders?|[Dd]ecrees?|[Jj]udgments?|[Ss]ummons|[Ii]ndictments?|[Ii]njunctions?
  |[Dd]ecisions?`;
const deciding = oneOf`
  [Cc]ourt|judge|jury|(?:[Hh]earing|[Ss]ettlement) [Oo]fficer|[Ss]pecial [Mm]aster|[Bb]oard|ALJ|WCA`;
const decided = oneOf`
  determined|voted|affirmed|reversed|remanded|found|concluded|held|ruled|granted|denied|dismissed|ordered|awarded|entered
  |sentenced|convicted|instructed`;

const order = oneOf`order|decree|judgment`;

const gaveWord = oneOf`
  (?:also |further |later )?(?:testified|deposed|presided)|took the stand|gave (?:his |her )?deposition`;
const turned = oneOf`turned|applied|resorted|looked`;

/** A row is a name, a pattern, a sentence that has it and one that has not. */
export const inCourt: Readonly<Record<string, RegExp>> = {
  testimony: pattern`\b${gaveWord}\b[^.]*`,
  papers: phrase`
    filed(?! for (?:bankruptcy|divorce))|entered (?:his|her|its|their|an) appearance|petitioned
    |moved (?:for|to \w+ (?:the|his|her|its|their|this))|sued|pleaded|pled|appealed|objected|answered(?=[,.])
    |action below\b[^.]*|(?:was|were) ordered to|joined (?:in )?the (?:\w+ )?[Pp]etition
    |${submitted} (?:an?|the|his|her|its|their|this) (?:[\w’'-]+ ){0,4}?${paper}`,
  orders: pattern`
    \b(?:issued|entered|returned|handed down) (?:an?|its|the) (?:\w+ ){0,3}${orderNamed}s?\b
    |\b${ordersNamed} [^.;]{0,100}?(?:was|were) (?:\w+ )?(?:issued|entered|granted|returned)\b`,
  rulings: pattern`
    \b[Tt]he (?:(?:${lowerKinds}) )?${deciding}(?: of [A-Z]\w+)? (?:\w+ly |also |then )?${decided}\b[^.]*`,
  'by order': pattern`
    \b(?:[Bb]y|[Uu]nder) (?:an? |the )?(?:\w+ )?${order} of (?:the|that) [\w ]{0,40}[Cc]ourt\b[^.]*
    |\bcourt orders? (?:issued|entered)\b`,
  'turns to an authority': pattern`
    \b${turned} (?:first |then |next )?to (?:the|an?) (?:[A-Z]\w+ ){0,4}
    (?:[Bb]oard|[Cc]ourts?|[Cc]ommission|[Aa]gency)\b`,
};

const tried = oneOf`charged|indicted|tried|convicted|sentenced`;

/** What somebody is charged with may tell the story, but is no event of it. */
export const prosecuted = pattern`
  \b(?:was|were|been) (?:\w+ )?(?:${tried}|arraigned|acquitted|found guilty)(?: (?:with|and|of))?(?: ${tried})?\b`;

export const isDoneInCourt = (shown: string) => Object.values(inCourt).some((each) => each.test(shown));

/** The words that tell what was done in court are blank, the others stand where they stood. */
export function withoutCourt(shown: string): string {
  return everywhere.reduce((text, each) => text.replace(each, (found) => ' '.repeat(found.length)), shown);
}

const everywhere = [...Object.values(inCourt), prosecuted].map((each) => new RegExp(each, 'g'));

/** Something happened out of court. */
export const happensOutside = (shown: string) => tellsEvent(withoutCourt(shown));
