/** What reads as law and states none: that there is no law, that it is settled, that it was otherwise, what it is for. */
import type { Cue } from '../read/cues.ts';
import { tellsPast, tellsPresent } from '../text/tense.ts';

/** They say nothing of the case, and so are no reason either. */
const saying: readonly Cue[] = [
  {
    name: 'there is no authority',
    pattern:
      /\bthere (?:is|are|appears? to be|exists?|seems? to be|ha(?:s|ve) been) (?:\w+ )?(?:no|little|scant|few|a (?:dearth|paucity) of)(?: [\w-]+){0,4} (?:case law|authorit(?:y|ies)|precedents?|(?:decisions?|cases?) (?:directly|on point|addressing|which|that))\b|\bwe (?:have )?f(?:i|ou)nd no (?:[\w-]+ ){0,3}(?:cases?|authority|precedents?|decisions?)\b|\b(?:[Nn]o|[Ff]ew) (?:reported )?(?:[A-Z]\w+ ){0,2}(?:case|decision|court)s? (?:has|have|had) (?:\w+ )?(?:addressed|considered|decided|construed|discussed)\b/,
    yes: 'Although the duty is known here, there appears to be no Sable case law directly addressing its reach.',
    no: 'There is no duty to warn of what a tenant knows.',
  },
  {
    name: 'the law is settled',
    pattern:
      /\b(?:is|are) (?:by now |now |also |quite |so )?(?:well[- ](?:settled|established|known|understood)|settled|familiar|firmly (?:rooted|embedded|established)\b[^,;.]{0,40})\.?["”]?$/,
    yes: 'The principles governing a landlord’s duty are well settled.',
    no: 'It is well settled that a landlord must warn its tenant.',
  },
  {
    name: 'what is before us',
    pattern:
      /^(?:\{\d+\} )?(?:[A-Z][^,]{0,40}, )?(?:[Tt]he|[Oo]ur) (?:\w+ )?(?:questions?|issues?|inquiry) (?:(?:presented|raised|posed)?(?: ?(?:before us|here|now|today|in this (?:case|appeal)|on appeal))? ?(?:is|are) not\b|(?:presented|before us|here|in this (?:case|appeal)|on appeal)\b[^.;]{0,20}\b(?:is|are)\b)/,
    yes: 'The issue before us is not whether the county may tax a pier.',
    no: 'The question in every case is whether the landlord knew.',
  },
  {
    name: 'comes before the merits',
    pattern:
      /^(?:\{\d+\} )?(?:But )?[Bb]efore (?:we|this Court) (?:can |may )?(?:reach|consider|address|turn|decide)\b|\ba case that (?:once )?(?:again )?presents\b/,
    yes: 'But before we reach the merits, we must decide whether the claim is one for a court.',
    no: 'Before a landlord may enter it must knock.',
  },
  {
    name: 'asks for care',
    pattern:
      /\brequires? (?:a |our )?(?:careful|close|closer|further) (?:consideration|examination|scrutiny|analysis|attention|study)\.$|\b(?:must|should|remains? to) be considered\.$/,
    yes: 'Whether this Act punishes requires careful consideration.',
    no: 'A lease of a public pier requires careful consideration of the public’s safety.',
  },
  {
    name: 'given up on appeal',
    pattern:
      /\bdeem\w*\b[^.;]{0,30}\b(?:issue|argument|claim|contention|point)s?\b[^.;]{0,20}\b(?:waived|abandoned)\b|\b(?:issues?|arguments?|contentions?) (?:that (?:is|are) )?(?:not|never) (?:adequately |properly )?(?:raised|briefed|argued|developed)\b/,
    yes: 'Failure to do so may result in our deeming the issue waived.',
    no: 'A tenant who keeps the key is deemed to hold over.',
  },
  {
    name: 'mindful',
    pattern:
      /\bwe are (?:also )?(?:mindful|reluctant|not unmindful|aware|not unaware|cognizant) (?:of|that|to)\b/,
    yes: 'In so holding, we are mindful of how grave it is to close a pier.',
    no: 'A landlord that is aware of a defect must warn of it.',
  },
  {
    name: 'speaks of what was said',
    pattern:
      /^(?:\{\d+\} )?This (?:disposition|contention|argument|assertion|conclusion|objection)\b|\b[Ww]e must look instead\b|^We will (?:now )?(?:cite|quote|set (?:out|forth))\b|\bwe are (?:here |now )?deciding\b|^Our (?:concern|task) (?:here |now )?(?:is|was)\b/,
    yes: 'This disposition makes it needless to ask whether the pier is a road.',
    no: 'This rule makes it needless to ask whether the pier is a road.',
  },
  {
    name: 'citation left in',
    pattern: /\b[Ss]ee id\b|\bwe held that such\b/,
    yes: 'While knowing of the right, see id. 6, we held that such right is the landlord’s.',
    no: 'We have held that the right is the landlord’s.',
  },
];

export const noLaw: readonly Cue[] = [
  ...saying,
  {
    name: 'what a law is for',
    pattern:
      /^(?:\{\d+\} )?["“]?(?:The|Part of the|One|A) (?:(?!of\b)[\w-]+ ){0,5}(?:polic(?:y|ies)|purposes?|rationale|object|aim)\b [^.;]{3,110}? (?:is|was|are|were) (?:to|that)\b|\bwe note the [^.;]{0,30}\bpolic(?:y|ies)\b/,
    yes: 'Part of the purpose of a deposit is to protect the landlord.',
    no: 'A landlord who keeps a deposit must say for what purpose.',
  },
  {
    name: 'told with its story',
    pattern:
      /^(?:\{\d+\} )?In [^;]{3,60}? v\. [^,;]{2,60}, (?:which|where|a case (?:that|which|in which)) (?:\w+ )?(?:was|were|involved|concerned|arose|presented|had|upheld|struck|[a-z]+ed)\b/,
    yes: 'In Oakes v. Stone, which involved a toll on barges, the court said that a toll is a tax.',
    no: 'In Oakes v. Stone, the court said that a toll is a tax.',
  },
  {
    name: 'not persuaded',
    pattern: /^(?:\{\d+\} )?We are not (?:\w+ )?(?:persuaded|convinced|inclined)\b/,
    yes: 'We are not persuaded that Oakes asks for intent.',
    no: 'A court that is not persuaded of intent must find for the tenant.',
  },
  {
    name: 'what became of another law',
    pattern:
      /^(?:\{\d+\} )?(?:[^,]{0,40}, )?(?:[Tt]his|[Tt]he) Court (?:(?:\w+ )?(?:held|found|struck|declared|upheld|sustained|invalidated) (?:down )?(?:the|a|an|this) (?:\w+ ){0,2}(?:ordinance|statute|act|law|tax|regulation|conviction|provision)s?\b|(?:has |had )?(?:twice|once|earlier|formerly) (?:held|concluded|decided|thought|ruled)\b)/,
    yes: 'This Court held the ordinance void, because it gave the keeper no standard.',
    no: 'This Court has held that an ordinance that gives the keeper no standard is void.',
  },
  {
    name: 'what is not meant',
    pattern:
      /\bcarries no implication\b|^["“]?To say (?:that|this)\b[^.]{3,200}\b(?:is not to say|does not mean)\b/,
    yes: 'To say that a county may not tax a pier is not to say that it may not tax a ship.',
    no: 'To say that a pier is safe is to promise that it is.',
  },
  {
    name: 'some courts',
    pattern: /^(?:\{\d+\} )?Some (?:other )?(?:cases|opinions|courts|decisions|jurisdictions)\b/,
    yes: 'Some opinions have boldly declared that a toll is a tax.',
    no: 'Some leases bind a landlord beyond their term.',
  },
  {
    name: 'no guidance',
    pattern:
      /\b(?:offers?|provides?|gives?|affords?) (?:no|little|scant|only limited) (?:guidance|help|answer|assistance)\b|\b(?:difficulty|problem|question) (?:then |thus |also )?(?:arises|remains|is presented|emerges)\b|\bthe beginning rather than the (?:final )?(?:answer|end)\b/,
    yes: 'That the county is sovereign offers no guidance about where its power ends.',
    no: 'A landlord that gives its tenant no answer is bound by the lease.',
  },
  {
    name: 'supposes a case',
    pattern:
      /^(?:\{\d+\} )?(?:Take|Suppose|Imagine|Consider) (?:still |yet )?(?:the|an?|that|this|another)\b/,
    yes: 'Take the case of a tenant who never came back.',
    no: 'A tenant who takes the key must bring it back.',
  },
  {
    name: 'such a law stands',
    pattern:
      /^(?:\{\d+\} )?(?:\w+ly,? )?such an? (?:\w+ )?(?:ordinance|statute|law|act|tax|regulation|provision) (?:is|does|cannot|did|was) /i,
    yes: 'Surely such an ordinance does not offend the keeper’s liberty.',
    no: 'An ordinance that closes every pier offends the keeper’s liberty.',
  },
  {
    name: 'what was once thought',
    pattern:
      /^(?:\{\d+\} )?Under [A-Z][^.;]{2,60}?, [^.;]*\b(?:was|were) (?:considered|thought|held|deemed|regarded|viewed)\b|\bha(?:s|ve|d) yet to\b|\bso far (?:avoided|escaped|survived)\b/,
    yes: 'Under Oakes, a toll on a pier was considered a tax on the harbor.',
    no: 'Under Oakes, a toll on a pier is a tax on the harbor.',
  },
  {
    name: 'finds here',
    pattern:
      /^(?:\{\d+\} )?(?:[^,]{0,60}, )?[Ww]e (?:\w+ )?(?:determine|find|believe|are satisfied) (?:that )?(?:the|this|these|that) (?:[\w-]+ ){0,2}(?:incidents?|evidence|facts?|conduct|testimony|record|trial|officers?|verdict|stop|search|delay|statements?|remarks?|comments?|instructions?)\b/,
    yes: 'We determine that the hugging incident gave rise to a presumption of prejudice.',
    no: 'We determine that a hug by a judge gives rise to a presumption of prejudice.',
  },
];

/** What law says of how things are or must be: "applies", "governs", "unless". */
const lasting =
  /\b(?:unless|when(?:ever)?|where|if|whether|that \w+ (?:not )?be|means|held|apply|govern|extend|cover|bear|owe|fall|[a-z]*(?:quires?|hibits?|bids?|mits?|plies|verns?|tends?|overs?|ears?|wes|lows?|cludes?|tects?|poses?|ants?|ives?|rests?|lies|ists))\b/;

/** "The Court also overruled Lund and upheld the toll.": told from end to end, with nothing quoted. */
export const tellsOnlyPast = (shown: string) =>
  !/["“]/.test(shown) && tellsPast.test(shown) && !tellsPresent.test(shown) && !lasting.test(shown);

export const saysNoLaw = (shown: string) =>
  noLaw.some(({ pattern }) => pattern.test(shown)) || tellsOnlyPast(shown);

export const saysNothing = (shown: string) => saying.some(({ pattern }) => pattern.test(shown));
