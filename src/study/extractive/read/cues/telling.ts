/** The story and the proceedings, signposts, and what stands alone. */
import { anyCase, oneOf, pattern, phrase } from '../../../language/grammar.ts';
import { months } from '../../text/phrases.ts';
import { lowerCourt } from '../voice.ts';

const ruled = oneOf`
  held|found|concluded|ruled|reasoned|determined|believed|thought|stated|explained|noted|rejected|agreed|disagreed`;
const soughtByMotion = oneOf`
  demurrer|directed verdict|new trial|suppress(?:ion)?|injunction|habeas|removal|remittitur`;

const dealt = oneOf`
  bought|sold|purchased|leased|rented|hired|employed|fired|terminated|resigned|agreed to|contracted|entered into|signed
  |executed|borrowed|paid|refused to|delivered|shipped|conveyed|married|divorced|published|distributed|manufactured|built
  |constructed|operated|applied for|requested|offered|notified|informed|owned|lived|worked`;
const harmed = oneOf`
  struck|injured|killed|died|death|collided|crashed|fell|shot|stabbed|assaulted|robbed|stole|burned|exploded|attacked
  |wounded|damaged|searched|seized|stopped|detained|questioned|interrogated|confessed|drove|entered the`;
const acted = oneOf`
  affirmed|reversed|vacated|remanded|granted|denied|dismissed|entered|sustained|enjoined|overruled|certified|awarded|upheld
  |set aside|instructed|ordered`;
const turns = oneOf`
  turn|begin|start|proceed|take up|address|consider|examine|discuss|set out|summarize|return`;
const ofBench = oneOf`
  took no part|WE CONCUR|concurring|dissenting|Chief (?:Judge|Justice)|, (?:C\.)?J\.`;

const pointing = oneOf`
  This|That|These|Those|Such|It|They|He|She|His|Her|Its|Their|Both|Neither|Another|Each|One|Others?|Some`;
const thereof = oneOf`
  therein|thereof|thereto|thereby|thereunder|hereinbefore|so doing|doing so|to do so|did so|do so`;

const pointedTo = oneOf`
  interpretation|issue|argument|question|contention|claim|point|inquiry|rationale|reason|ground|theory|statement|proposition
  |factor|provision|statute|law|act|section|rule|requirement|case|decision|language|standard|test|evidence|limitation
  |statement|conclusion|result|order|finding|person|right|power|duty`;

export const telling = {
  // The story and the proceedings.
  sued: phrase`
    sued|filed (?:\w+ )?(?:suit|petitions?|complaints?|claims?|this|these|an?)\b|brought (?:this|these|suit|an?)\b
    |commenced|instituted|petitioned|alleg(?:ed|ing|es)|counterclaim|sought (?:to|relief|damages|review|an?)`,
  charged:
    /\b(?:indict(?:ed|ment)|charged with|convicted|pleaded|pled|sentenced|found guilty|arrested|prosecut\w+|imprison\w+)\b/,
  moved: pattern`
    \bmoved (?:for|to)\b|\bmotions? (?:to|for|in)\b|\bsummary judgment\b|\b${soughtByMotion}\b`,
  'lower court': lowerCourt,
  'lower court held': pattern`${lowerCourt}[^.;]{0,60}\b${ruled}\b`,
  'court acted': pattern`\b${acted}\b`,
  appeals: phrase`
    appeal(?:s|ed)|appeals? from|timely appeal|notice of appeal|certiorari|cross-appeal\w*|this appeal followed
    |on appeal|petition for (?:review|rehearing)`,
  jury: /\b(?:jury|verdict|trial|testified|testimony|witness(?:es)?|hearing|evidence|exhibit)\b/,
  alleges: /\balleg(?:es|ed|ations?|ing)\b/,
  deal: pattern`\b${dealt}\b`,
  harm: pattern`\b${harmed}\b`,
  enacted:
    /\b(?:enacted|passed|adopted|amended|promulgated|issued|established|created|signed into law|took effect|in force)\b/,
  date: pattern`
    \b(?:${months}) \d{1,2}\b
    |\b(?:[Ii]n|[Ss]ince|[Uu]ntil|[Bb]y|[Dd]uring|[Oo]n|of) (?:(?:early|late|mid-?) ?)?(?:\w+ )?(?:1[789]|20)\d\d\b`,
  'sum or measure':
    /\$ ?\d|\b\d[\d,.]* (?:percent|per cent|years?|months?|days?|hours?|miles|feet|acres|dollars)\b/,
  'role of party':
    /\b(?:petitioner|respondent|appellant|appellee|plaintiff|defendant|claimant|worker|employer|relator)s?\b/i,
  introduces: /, (?:an?|the) [^,]{4,60},|, who\b|\(["“]?(?:hereinafter|the )?["“]?[A-Z][\w ]{2,25}["”]\)/,
  'he or she': /\b(?:he|she|his|her|him|they|their|them)\b/i,
  we: /\b(?:[Ww]e|[Oo]ur|us)\b/,
  'history of law': phrase`
    at common law|common law|eighteenth|nineteenth|century|originally|legislative history|House|Senate|Committee
    |Conference Report|Congress`,
  // Signposts.
  'we turn to': pattern`\b[Ww]e (?:now |next |first |then |must |will |shall )?${turns}\b`,
  'as noted':
    /^As (?:noted|discussed|explained|stated|we|already|indicated|mentioned|set)\b|\b(?:supra|infra|above|below)[,.)]/,
  'delivered the opinion': pattern`
    \bdelivered the opinion\b|\b${ofBench}|\bI concur\b|^[A-Z][A-Z’'. -]{3,40}, (?:Judge|Justice|J\.)`,
  see: /^(?:But )?(?:[Ss]ee|[Cc]f|[Ii]d|[Ii]bid|[Aa]ccord|[Cc]ompare)\b/,
  'the parties': /^(?:[Bb]oth|[Tt]he) (?:parties|sides)\b/,
  // Whether it can be read alone.
  'opens with this': pattern`
    ^["“]?${pointing}\b
    (?! (?:[Cc]ourt|case|appeal|action|suit|matter|is (?:well|settled|true|clear)))`,
  'points back': anyCase`
    \b(?:that|those|these|such|this) (?:an? )?(?:\w+ )?${pointedTo}s?\b
    (?! (?:that|which|of)\b)`,
  'the latter': anyCase`
    \bthe (?:former|latter|foregoing|aforesaid|same|second|first|third|other)\b|\b${thereof}\b`,
  'pronoun inside': /(?<=\w )(?:it|they|them|its|their|he|she|him)\b/,
};
