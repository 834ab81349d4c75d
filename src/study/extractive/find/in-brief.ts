/** A step of the proceedings without its reasons, for the posture where the facts tell the whole. */
import { isQuotable } from '../text/readable.ts';
import { countWords } from '../text/words.ts';

const fewestWordsSaved = 4;
const fewestWords = 3;

const sues =
  /^(?:[^;:“"(]{2,110}? )(?:(?:was|were) (?:then |later |also )?(?:indicted|charged|convicted|tried|found guilty)|(?:sued|appealed|appeals|counterclaimed)|(?:filed|brought|commenced|instituted|began) (?:suit|(?:this|an?|his|her|its|their) (?:[\w-]+ ){0,2}(?:suit|action|lawsuit|proceeding|petition|complaint|claim|charge|application|appeal))|(?:sought|seeks?) (?:review|relief|damages|certiorari|an? (?:[\w-]+ )?(?:injunction|declaration|order|judgment|writ)))/;
/** Against whom and where, where the name is not cut in two. */
const against =
  /^(?: (?:against|in) (?:the |an? |this |his |her |its )?[A-Z][\w.’'-]*(?:,? (?:(?:of|for|the|and) )*[A-Z][\w.’'-]*)*)*(?=[,.;]| (?:alleging|claiming|seeking|asking|contending|arguing|challenging|asserting|under|to|for|on|by|in|with|of|and|after|against|naming|making)\b)/;

const subordinate =
  /^(?:After|When|Because|Before|Since|While|Although|Though|Once|Until|As|If|Where|Upon|(?:At|By) the time)\b(?!.*, (?:the |[A-Z]|he |she |they |it ))|\b(?:that|which|who|whether|if|because|when|while|after|although|since)\b/;

const begun =
  /\b(?:sued|appealed|petitioned|(?:filed|brought|commenced|instituted|initiated) (?:suits?|th(?:is|ese) \w+|an? (?:[\w-]+ ){0,3}?(?:action|suit|lawsuit|proceeding|petition|complaint|claim|charge|application|appeal))|(?:was|were) (?:\w+ )?(?:indicted|charged|convicted|tried|found guilty))\b/;
const purposes =
  /,? (?:alleging|claiming|contending|arguing|asserting|seeking|challenging|raising|(?:in order )?to (?:recover|have|enjoin|obtain|set aside|compel|restrain|challenge|contest|vacate|stop|test)|for (?:an? )?(?:damages|injuncti\w+|declar\w+|refund|relief|negligence|breach|violat\w+|depriv\w+|fail\w+)|on the grounds?|under (?:the |an? |\d)|pursuant to)\b|, (?:and|who|which|where|in which|whose)\b/;

/** "Lund sued Harbor Freight in the Superior Court, alleging that …" is "Lund sued Harbor Freight in the Superior Court." */
export function suitInBrief(shown: string): string | undefined {
  const sued = sues.exec(shown)?.[0];
  const suit = sued && saving(`${sued}${against.exec(shown.slice(sued.length))?.[0] ?? ''}`, shown);
  if (suit) return suit;
  const at = begun.exec(shown);
  if (!at) return undefined;
  const from = at.index + at[0].length;
  const why = purposes.exec(shown.slice(from));
  return why ? saving(shown.slice(0, from + why.index), shown) : undefined;
}

const rules =
  /\b(?:affirmed|reversed|vacated|remanded|granted|denied|dismissed|entered|sustained|enjoined|upheld|overruled|set aside|certified|awarded|issued|convicted|sentenced|struck down|invalidated)\b/;
const reasons =
  /(?:,|;| —|—) ?(?:holding|concluding|finding|reasoning|ruling|explaining|stating|noting|assuming|given|relying|because|on the (?:grounds?|theory|basis)|which|based on)\b|(?<!['’]s) (?:because|on the (?:grounds?|theory|basis) (?:that|of)|(?:holding|concluding|finding|reasoning|ruling) that)\b/;

/** "The District Court granted the motion, holding that …" is "The District Court granted the motion." */
export function rulingInBrief(shown: string): string | undefined {
  const ruled = rules.exec(shown);
  const why = reasons.exec(shown);
  if (!ruled || !why || why.index < ruled.index) return undefined;
  // What else was done is no reason.
  return rules.test(shown.slice(why.index)) ? undefined : saving(shown.slice(0, why.index), shown);
}

function saving(begun: string | undefined, shown: string): string | undefined {
  const clause = begun?.replace(/[.,]$/, '');
  if (!clause || subordinate.test(clause)) return undefined;
  const isSaving = countWords(shown) - countWords(clause) >= fewestWordsSaved;
  return isSaving && isQuotable(`${clause}.`, fewestWords) ? `${clause}.` : undefined;
}
