/** Questions that the court nowhere announces, told by what it holds, what a party claims or what the court below did. */
import { cue } from '../reading/cues.ts';
import type { Judged, Reading } from '../read/reading.ts';
import { lowerCourt } from '../read/voice.ts';
import { isWhole } from '../text/readable.ts';
import { whetherFrom } from '../text/whether.ts';
import { askedIn, tellsReview } from './announced.ts';
import type { Asked, Origin } from './asked.ts';
import type { Posture } from './posture.ts';

export function inferredIn({ sentences }: Reading): Asked[] {
  const ordinary = ordinaryOpenings(sentences);
  return sentences.flatMap((sentence) => questionFrom(sentence, ordinary));
}

function asked(sentence: Judged, text: string | undefined, origin: Origin): Asked[] {
  return text ? [{ text, sentence, origin }] : [];
}

const holds =
  /\b(?:hold|holds|conclude|concludes|find|finds|determine|determines|(?:are|is) of (?:the )?opinion|(?:it )?follows|(?:cannot|do not|can not) (?:say|think|believe|agree|accept)|(?:is|are) (?:satisfied|convinced|persuaded)|agrees?|disagrees?)(?:,[^,]{3,40},)? that |\b[Ww]e think (?:that )?(?=(?:the|an?|no) )/;
const claims =
  /\b(?:argue[sd]?|contend(?:s|ed)?|claim(?:s|ed)?|assert(?:s|ed)?|maintain(?:s|ed)?|urge[sd]?|insist(?:s|ed)?|submit(?:s|ted)?|(?:argument|contention|claim|position|theory)(?:,[^.;]{3,60},)? (?:here |then )?is)(?:,[^,]{3,40},| (?:on the part|on behalf|by|here)[^,;.]{0,40},?)? that |\b(?:argues|contends|claims|asserts|maintains|insists) (?=(?:the|an?) [^,;]{3,60}? (?:is|are|was|were|erred|violat\w+|abused|lack(?:s|ed)|exceed(?:s|ed)|should|must|cannot)\b)|\b(?:refutes?|rejects?|supports?|accepts?|raises?|considers?|merit (?:in|to)|with|by|to) (?:[\w’'-]+ ){1,4}(?:argument|contention|claim|position|assertion)s? that /;
const claimant =
  /^((?:The )?(?:[A-Z][\w.’'&-]+)(?: (?:[A-Z][\w.’'&-]+|of|and|the)){0,4}) (?:also |further |next |first |now )?(?:argue|contend|claim|assert|maintain|urge|insist|submit)|\b([A-Z][\w-]+)['’]s? (?:argument|contention|claim|position|assertion|allegation)s? that /;

function questionFrom(sentence: Judged, ordinary: ReadonlySet<string>): Asked[] {
  const { text, voice, shown } = sentence;
  if (
    !isWhole(shown) ||
    cue.praises.test(text) ||
    cue.leavesOpen.test(text) ||
    tellsReview.test(text) ||
    /\?["”]?$/.test(text)
  )
    return [];
  if (voice === 'court' && (cue.holds.test(text) || cue.concludes.test(text) || cue.answers.test(text))) {
    const question = asked(sentence, clauseAfter(holds, shown), 'held');
    if (question.length > 0) return question;
    return asked(sentence, causeIn(shown), 'verdict');
  }
  if (voice === 'party') return asked(sentence, clauseAfter(claims, shown), 'claimed');
  if (voice !== 'court' && voice !== 'narrator') return [];
  const stated = clauseAfter(holds, shown) ?? clauseAfter(claims, shown);
  if (stated) return asked(sentence, stated, 'verdict');
  if (!cue.verdict.test(text) || narrates.test(text)) return [];
  const origin = sentence.isStory ? 'below' : 'verdict';
  return asked(sentence, whetherFrom(lowered(shown, ordinary)), origin);
}

/** Tells what somebody did or said, and so puts no proposition of law. */
const narrates =
  /\b(?:alleg|assert|argu|contend|claim|indicat|conclud|appeal(?:s|ed)|cross-|mov(?:ed|es) |sued|filed|brought|sought|charged|decided|rested|agree|unanimous|counter|provid|took the|convict|enact|established|omitted|ground)\w*|["“]/;

const conditional = /\b(?:if|when|whenever|where|after|should|support of|whether)\b/i;

function clauseAfter(lead: RegExp, shown: string): string | undefined {
  const at = lead.exec(shown);
  if (!at || conditional.test(shown.slice(0, at.index))) return undefined;
  const clause = shown.slice(at.index + at[0].length);
  const [, speaker, owner] = claimant.exec(shown) ?? [];
  const who = (speaker ?? owner)?.replace(/^The /, 'the ');
  const bare = clause.replace(becauseOf, '$1 ');
  return whetherFrom(who ? named(bare, who) : bare);
}

/** "because the tenant had left, it owed" rests on the tenant. */
const becauseOf =
  /^(?:because|since|as|when|where) ((?:the |an? )?\w+(?: [A-Z]\w+)?) [^,]{5,90}, (?:it|he|she|they) /;

/** "its duty ended" of the one that argues it: "Harbor Freight’s duty ended". */
function named(clause: string, who: string): string {
  return clause
    .replace(/^(?:its|his|her|their) /, `${who}${/s$/.test(who) ? '’' : '’s'} `)
    .replace(/^(?:it|he|she|they) /, `${who} `);
}

/** "The Court finds good cause to enter an injunction" asks whether good cause exists. */
function causeIn(shown: string): string | undefined {
  const [, cause, purpose] =
    /\b(?:finds?|sees?|is|was) (?:no )?(good cause|reversible error|error|abuse of discretion|reason|basis) ((?:to|in|for) .*)$/.exec(
      shown,
    ) ?? [];
  return cause && purpose ? whetherFrom(`${cause} exists ${purpose}`) : undefined;
}

/** Words that begin sentences with a capital and stand elsewhere in small letters alone. */
function ordinaryOpenings(sentences: readonly Judged[]): ReadonlySet<string> {
  const small = new Set<string>();
  const capital = new Set<string>();
  for (const { text } of sentences) {
    for (const [word] of text.matchAll(/(?<=[a-z,] )[A-Za-z][a-z]+\b/g)) {
      (/^[A-Z]/.test(word) ? capital : small).add(word.toLowerCase());
    }
  }
  return new Set([...small].filter((word) => !capital.has(word)));
}

function lowered(sentence: string, ordinary: ReadonlySet<string>): string {
  const first = /^\w+/.exec(sentence)?.[0].toLowerCase() ?? '';
  const isCommon = ordinary.has(first) || /^(?:the|an?|any|no|all|every)$/.test(first);
  return isCommon ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}

const heldBelow = /\b(?:held|ruled|concluded|found|determined|reasoned)(?:,[^,]{3,40},)? that /;
const acted =
  /^(?:On [^,]{3,50}, |In \w+(?: \d{4})?, )?([Tt]he [^,;]{3,70}?) ((?:affirmed|reversed|vacated|granted|denied|dismissed|entered|convicted|sentenced|sustained|enjoined|awarded|upheld|overruled)\b.*)$/;

/** What a question is mentioned, and what the court below held: where no better one is found. */
export function mentionedIn({ sentences }: Reading): Asked[] {
  const mentioned = sentences
    .filter(({ voice, text }) => voice !== 'separate' && !tellsReview.test(text))
    .flatMap((sentence) =>
      cue.whether.test(sentence.text) && isWhole(sentence.shown)
        ? askedIn(sentence.shown).flatMap((text) =>
            text.startsWith('Whether ') ? asked(sentence, mentionedClause(text), 'mentioned') : [],
          )
        : [],
    );
  const held = sentences
    .filter(({ voice, text }) => voice === 'below' && lowerCourt.test(text))
    .flatMap((sentence) => asked(sentence, clauseAfter(heldBelow, sentence.shown), 'below'));
  return [...mentioned, ...held];
}

/** What the court below did, or at least whose judgment is reviewed. */
export function lastResort(
  { sentences }: Reading,
  { below, ruling, seeksRelief }: Posture,
): Asked | undefined {
  const acts = [...below, ruling, seeksRelief].filter((sentence) => sentence !== undefined);
  return [...acts.flatMap(actQuestion), ...sentences.toReversed().flatMap(judgmentQuestion)][0];
}

function mentionedClause(question: string): string | undefined {
  if (/, (?!(?:as|if|or|and|once|in|under|by)\b)/.test(question)) return undefined;
  return whetherFrom(question.replace(/^Whether (?:or not )?/, '').replace(/\bour\b/g, 'the Court’s'));
}

const appeals =
  /^(.{3,60}?) appeals? (?:from )?(?:the|an?|that) [^,;]{0,40}?\b(?:judgment|order|decision|ruling|decree) (deny|grant|dismiss|affirm|revers|award|enter|order|impos|enjoin)ing (.*)$/;

function actQuestion(sentence: Judged): Asked[] {
  const [, appellant, verb, matter] = appeals.exec(sentence.shown) ?? [];
  if (appellant && verb && matter) {
    const did = verb === 'deny' ? 'denied' : `${verb}ed`;
    const what = matter.replace(/^(?:its|his|her|their) /, 'the ');
    return asked(sentence, whetherFrom(`the court below rightly ${did} ${what}`), 'below');
  }
  const [, who, act] = acted.exec(sentence.shown) ?? [];
  if (!who || !act) return [];
  return asked(sentence, whetherFrom(`${who.replace(/^The/, 'the')} rightly ${act}`), 'below');
}

const judged =
  /\b([Tt]he (?:judgment|order|decision|decree|convictions?|ruling)s? (?:of|in|entered|denying|granting|dismissing|below|on)\b[^,;.]{3,90}?)(?: (?:is|are|must be|should be)\b|[,.;]| and )/;

function judgmentQuestion(sentence: Judged): Asked[] {
  if (!cue.decree.test(sentence.text)) return [];
  const what = judged.exec(sentence.shown)?.[1];
  return what ? asked(sentence, whetherFrom(`${what.replace(/^The/, 'the')} should stand`), 'below') : [];
}
