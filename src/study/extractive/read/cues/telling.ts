/** The story and the proceedings, signposts, and what stands alone. */
import { lowerCourt } from '../voice.ts';
import type { Cue } from './cue.ts';

export const telling: readonly Cue[] = [
  // The story and the proceedings.
  {
    name: 'sued',
    pattern:
      /\b(?:sued|filed (?:\w+ )?(?:suit|petitions?|complaints?|claims?|this|these|an?)\b|brought (?:this|these|suit|an?)\b|commenced|instituted|petitioned|alleg(?:ed|ing|es)|counterclaim|sought (?:to|relief|damages|review|an?))\b/,
    yes: 'Marlow sued the company for negligence.',
    no: 'Marlow left the company.',
  },
  {
    name: 'charged',
    pattern:
      /\b(?:indict(?:ed|ment)|charged with|convicted|pleaded|pled|sentenced|found guilty|arrested|prosecut\w+|imprison\w+)\b/,
    yes: 'Lund was convicted of theft.',
    no: 'Lund was ill.',
  },
  {
    name: 'moved',
    pattern:
      /\bmoved (?:for|to)\b|\bmotions? (?:to|for|in)\b|\bsummary judgment\b|\b(?:demurrer|directed verdict|new trial|suppress(?:ion)?|injunction|habeas|removal|remittitur)\b/,
    yes: 'The company moved for summary judgment.',
    no: 'The company moved its office north.',
  },
  {
    name: 'lower court',
    pattern: lowerCourt,
    yes: 'The District Court granted the motion.',
    no: 'The clerk granted the request.',
  },
  {
    name: 'lower court held',
    pattern: new RegExp(
      `${lowerCourt.source}[^.;]{0,60}\\b(?:held|found|concluded|ruled|reasoned|determined|believed|thought|stated|explained|noted|rejected|agreed|disagreed)\\b`,
    ),
    yes: 'The Court of Appeals held that no duty was owed.',
    no: 'The Court of Appeals affirmed.',
  },
  {
    name: 'court acted',
    pattern:
      /\b(?:affirmed|reversed|vacated|remanded|granted|denied|dismissed|entered|sustained|enjoined|overruled|certified|awarded|upheld|set aside|instructed|ordered)\b/,
    yes: 'The court dismissed the complaint.',
    no: 'The court is old.',
  },
  {
    name: 'appeals',
    pattern:
      /\b(?:appeal(?:s|ed)|appeals? from|timely appeal|notice of appeal|certiorari|cross-appeal\w*|this appeal followed|on appeal|petition for (?:review|rehearing))\b/,
    yes: 'Lund appeals from that order.',
    no: 'The plan was appealing.',
  },
  {
    name: 'jury',
    pattern: /\b(?:jury|verdict|trial|testified|testimony|witness(?:es)?|hearing|evidence|exhibit)\b/,
    yes: 'The jury returned a verdict.',
    no: 'The tenant returned the key.',
  },
  {
    name: 'alleges',
    pattern: /\balleg(?:es|ed|ations?|ing)\b/,
    yes: 'The complaint alleges fraud.',
    no: 'The complaint is long.',
  },
  {
    name: 'deal',
    pattern:
      /\b(?:bought|sold|purchased|leased|rented|hired|employed|fired|terminated|resigned|agreed to|contracted|entered into|signed|executed|borrowed|paid|refused to|delivered|shipped|conveyed|married|divorced|published|distributed|manufactured|built|constructed|operated|applied for|requested|offered|notified|informed|owned|lived|worked)\b/,
    yes: 'She leased a warehouse.',
    no: 'A lease is a contract.',
  },
  {
    name: 'harm',
    pattern:
      /\b(?:struck|injured|killed|died|death|collided|crashed|fell|shot|stabbed|assaulted|robbed|stole|burned|exploded|attacked|wounded|damaged|searched|seized|stopped|detained|questioned|interrogated|confessed|drove|entered the)\b/,
    yes: 'The roof fell on the maps.',
    no: 'The roof is old.',
  },
  {
    name: 'enacted',
    pattern:
      /\b(?:enacted|passed|adopted|amended|promulgated|issued|established|created|signed into law|took effect|in force)\b/,
    yes: 'In 1990 the legislature enacted a statute.',
    no: 'The statute is clear.',
  },
  {
    name: 'date',
    pattern:
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\.|Feb\.|Aug\.|Sept\.|Oct\.|Nov\.|Dec\.) \d{1,2}\b|\b(?:[Ii]n|[Ss]ince|[Uu]ntil|[Bb]y|[Dd]uring|[Oo]n|of) (?:(?:early|late|mid-?) ?)?(?:\w+ )?(?:1[789]|20)\d\d\b/,
    yes: 'On June 4, 2017, the roof fell.',
    no: 'The roof fell in a storm.',
  },
  {
    name: 'sum or measure',
    pattern: /\$ ?\d|\b\d[\d,.]* (?:percent|per cent|years?|months?|days?|hours?|miles|feet|acres|dollars)\b/,
    yes: 'The maps had cost $80,000.',
    no: 'The maps had cost much.',
  },
  {
    name: 'role of party',
    pattern:
      /\b(?:petitioner|respondent|appellant|appellee|plaintiff|defendant|claimant|worker|employer|relator)s?\b/i,
    yes: 'Respondent owns the warehouse.',
    no: 'The bank owns the warehouse.',
  },
  {
    name: 'introduces',
    pattern: /, (?:an?|the) [^,]{4,60},|, who\b|\(["“]?(?:hereinafter|the )?["“]?[A-Z][\w ]{2,25}["”]\)/,
    yes: 'Lund, a shipwright, lived there.',
    no: 'Lund lived there.',
  },
  {
    name: 'he or she',
    pattern: /\b(?:he|she|his|her|him|they|their|them)\b/i,
    yes: 'He told no one.',
    no: 'Lund told no one.',
  },
  {
    name: 'we',
    pattern: /\b(?:[Ww]e|[Oo]ur|us)\b/,
    yes: 'We turn to the lease.',
    no: 'The lease is long.',
  },
  {
    name: 'history of law',
    pattern:
      /\b(?:at common law|common law|eighteenth|nineteenth|century|originally|legislative history|House|Senate|Committee|Conference Report|Congress)\b/,
    yes: 'At common law a lease was a sale.',
    no: 'The lease was signed.',
  },
  // Signposts.
  {
    name: 'we turn to',
    pattern:
      /\b[Ww]e (?:now |next |first |then |must |will |shall )?(?:turn|begin|start|proceed|take up|address|consider|examine|discuss|set out|summarize|return)\b/,
    yes: 'We turn now to the lease.',
    no: 'We hold that the lease ended.',
  },
  {
    name: 'as noted',
    pattern:
      /^As (?:noted|discussed|explained|stated|we|already|indicated|mentioned|set)\b|\b(?:supra|infra|above|below)[,.)]/,
    yes: 'As noted, the lease ended.',
    no: 'The lease ended.',
  },
  {
    name: 'delivered the opinion',
    pattern:
      /\bdelivered the opinion\b|\b(?:took no part|WE CONCUR|concurring|dissenting|Chief (?:Judge|Justice)|, (?:C\.)?J\.)|\bI concur\b|^[A-Z][A-Z’'. -]{3,40}, (?:Judge|Justice|J\.)/,
    yes: 'Justice Pell delivered the opinion of the Court.',
    no: 'The opinion is clear.',
  },
  {
    name: 'see',
    pattern: /^(?:But )?(?:[Ss]ee|[Cc]f|[Ii]d|[Ii]bid|[Aa]ccord|[Cc]ompare)\b/,
    yes: 'See also the lease.',
    no: 'They see the lease.',
  },
  {
    name: 'the parties',
    pattern: /^(?:[Bb]oth|[Tt]he) (?:parties|sides)\b/,
    yes: 'The parties identify this exception as the hook.',
    no: 'The third parties had left.',
  },
  // Whether it can be read alone.
  {
    name: 'opens with this',
    pattern:
      /^["“]?(?:This|That|These|Those|Such|It|They|He|She|His|Her|Its|Their|Both|Neither|Another|Each|One|Others?|Some)\b(?! (?:[Cc]ourt|case|appeal|action|suit|matter|is (?:well|settled|true|clear)))/,
    yes: 'That is not enough.',
    no: 'This case is not enough.',
  },
  {
    name: 'points back',
    pattern:
      /\b(?:that|those|these|such|this) (?:an? )?(?:\w+ )?(?:interpretation|issue|argument|question|contention|claim|point|inquiry|rationale|reason|ground|theory|statement|proposition|factor|provision|statute|law|act|section|rule|requirement|case|decision|language|standard|test|evidence|limitation|statement|conclusion|result|order|finding|person|right|power|duty)s?\b(?! (?:that|which|of)\b)/i,
    yes: 'Nothing supports that argument here.',
    no: 'Nothing supports an argument here.',
  },
  {
    name: 'the latter',
    pattern:
      /\bthe (?:former|latter|foregoing|aforesaid|same|second|first|third|other)\b|\b(?:therein|thereof|thereto|thereby|thereunder|hereinbefore|so doing|doing so|to do so|did so|do so)\b/i,
    yes: 'The latter is the better view.',
    no: 'The better view is plain.',
  },
  {
    name: 'pronoun inside',
    pattern: /(?<=\w )(?:it|they|them|its|their|he|she|him)\b/,
    yes: 'The company said it knew.',
    no: 'The company knew.',
  },
];
