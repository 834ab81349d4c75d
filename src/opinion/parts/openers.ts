import { benchTitle, judgeName, surnameOf } from '../judge-names.ts';
import type { PartKind } from '../opinion.ts';
import { separateKind } from './kind.ts';

export type Opener = {
  kind: PartKind;
  author?: string;
  /** One of several judges who each speak for themselves: the first leads, whatever opens it. */
  isSpeech?: true;
  /** A judge's name alone: the first leads. */
  isBare?: true;
};

const justice = String.raw`(?:MR\. |MRS\. |Mr\. |Mrs\. )?(?:(?:ASSOCIATE|Associate|PRESIDING|Presiding|ACTING|Acting|VICE|Vice) )?(?:(?:CHIEF|Chief) )?(?:JUSTICE|Justice)`;
const bench = `(?:${benchTitle}|Judges|Justices)`;
const bench1 = String.raw`(?:(?:Chief|Presiding|Associate|Senior|Acting|CHIEF|PRESIDING) (?:Chief |CHIEF )?J\.|(?:[ACP]\. ?){0,2}(?:C\. ?|P\. ?)?J\.(?: ?[A-Z]\.)?|JJ\.|C\. ?J\.|P\. ?J\.|S\. ?J\.|A\. ?P\. ?J\.|Acting P\. ?J\.)`;

const justiceActs = new RegExp(
  String.raw`^${justice} (?<name>${judgeName})(?<between>[^.]{0,40}(?:,[^.]{0,400})?)?(?<acts>\b(?:delivered|announced|filed)\b.{0,300})`,
  'u',
);
const otherJudge = new RegExp(`^(?:\\*\\d+ )?(?:${justice}|THE CHIEF JUSTICE|The Chief Justice)\\b`, 'u');
const chiefActs = /^(?:MR\. |Mr\. )?(?:THE )?CHIEF JUSTICE (?<acts>(?:delivered|announced)\b.{0,300})/;
const justiceSeparate = new RegExp(
  String.raw`^(?:Separate (?:opinion|statement) of |Opinion of |Statement of |(?:Dissenting|Concurring) opinion of )?${justice} (?<name>${judgeName})(?<and>(?:, ${justice} ${judgeName})*,? and ${justice} ${judgeName})?(?<rest>(?:,|\.)?.*)$`,
  'su',
);
const judgeOpens = new RegExp(
  String.raw`^\*?(?<name>${judgeName}), (?:${bench}|${bench1})(?:\s*\((?![^)]*(?:concur|dissent))[^)]{0,60}\))?(?<rest>(?:[,.:;–—-]|\s*\(|\s(?=(?:concurring|dissenting)\b)).*|(?<=\.)\s+(?=[\p{Lu}“\[({¶]).*)?$`,
  'su',
);
/** Alone: with "in which" behind it, it is a syllabus that tells who joins. */
const judgeActs = new RegExp(
  `^(?<name>${judgeName}), ${bench1},? delivered the (?:opinion|judgment) of the court[.:]?$`,
  'iu',
);
const byline = new RegExp(
  String.raw`^(?:(?<type>Concurring|Dissenting|Concurring and Dissenting)\s+)?(?:Majority )?(?:Opinion|Statement)\s+(?:of the Court\s+)?by:?\s+(?:${justice}\s+|${bench}\s+)?(?<name>${judgeName})\b`,
  'iu',
);
const separateTitle =
  /^(?:(?:separate|partial(?:ly)?)\s+)?(?:concurr\w+|dissent\w+)(?:\s+(?:and|in part|\(?dissenting\)?|concurring|dissenting))*(?:\s+opinion|\s+statement)?\s*[.:]?$/i;
const leadTitle =
  /^(?:memorandum|opinion|opinion of the court|memorandum opinion|opinion and order|memorandum and order|memorandum opinion and order|order|memorandum findings of fact and opinion|decision|decision and order)\.?$/i;
const perCuriam = /^per curiam\b[.:*]?(?!.*\bopinion\b)/i;

/** "JUSTICE INGRAM, opinion of the Court:", "WALLER, CHIEF JUSTICE, FOR THE COURT:" */
const forTheCourt = new RegExp(
  String.raw`^(?:${justice} (?<justice>${judgeName})|(?<name>${judgeName}), (?:${bench}|${bench1})),? (?:(?:authored|wrote) the )?(?:[Oo]pinion of the Court|OPINION OF THE COURT|for the (?:Court|Board|panel)|FOR THE (?:COURT|BOARD))[:.]?(?=\s|$)`,
  'u',
);
/** Commonwealth judges: "Lord Justice Winslow:", "LADY HALE: (with whom Lord Reed agrees)", "BROWN J. —", "Mr Justice Mann :" */
const commonwealth = new RegExp(
  String.raw`^(?:(?:The )?(?:(?:LORD|LADY|Lord|Lady)(?: (?:CHIEF |Chief )?(?:JUSTICE|Justice))?|(?:MR|MRS|MS|Mr|Mrs|Ms|MADAM|Madam) (?:JUSTICE|Justice)|SIR|Sir|DAME|Dame) (?<peer>${judgeName})|(?:Per )?(?<name>${judgeName})(?: (?:\(.{2,40}?\) )?(?:JJ?\.?A\.?|C\.?J\.?(?:[A-Z]\.?){0,2}|L\.?J\.?J?\.?|JSC|SCJ|DCJ|P)(?![\p{L}’'])|,? J\.?(?=\s*[:—–(])))(?:,? (?:JSC|SCJ|DPSC|PSC))?(?<rest>\s*(?:[:—–]|\(|-\s|$).*)?$`,
  'su',
);

/** A reporter's page number inside the text ("*256", "*256B"). */
const starPage = /^\s*\[?\*\d{1,4}[A-Z]?\]?\s+/;
/** The number of a paragraph before its words: "¶12", "{¶ 12}", "[12]", "12." */
const paragraphNumber = /^\s*(?:¶ ?\d{1,3}\.?|\{¶ ?\d{1,3}\}|\[¶ ?\d{1,3}\]|\{\d{1,3}\}|\d{1,3}\.)\s+/;
/** Signatures under the opinion before, in one line with the words that open the next: "FENWICK, J. DUNMORE, J., Dissenting." */
const signaturesBefore = new RegExp(
  String.raw`^(?:${judgeName}, (?:${bench1}|${bench}) ?){1,4}(?=${judgeName}, (?:${bench1}|${bench}),? \(?(?:[Cc]oncurring|[Dd]issenting|CONCURRING|DISSENTING)\b)`,
  'u',
);
/** The votes before it, in one line with the same: "NELL DUNMORE, Chief Judge, concurs. FENWICK, J., dissenting." */
const votesBefore = new RegExp(
  String.raw`^(?:${judgeName}, (?:Chief C\.J\.|${bench1}|${bench}),? (?:(?:specially )?concurs?|joins?|CONCURS?)(?: (?:in|with) [\w ]{2,30})?\. ?){1,4}(?=${judgeName}, (?:${bench1}|${bench}),? \(?(?:[Ss]pecially )?(?:[Cc]oncurring|[Dd]issenting|CONCURRING|DISSENTING)\b)`,
  'u',
);
/** In letters, as all lengths here. */
const longestSignatures = 160;
/** The stars or lines with which a plain text marks bold and italics. */
const emphasis = /^\s*(?:\*{1,3}|_{1,3})\s*(?=[A-Z])|(?<=[\w.:,])(?:\*{1,3}|_{1,3})\s*$/g;

/** How a paragraph begins an opinion; undefined for all others. `next` is the text that follows it. */
export function openerAt(text: string, next: string): Opener | undefined {
  const plain = text
    .slice(0, 700)
    .replace(starPage, '')
    .replace(paragraphNumber, '')
    .replace(emphasis, '')
    .trim();
  const start =
    text.length < longestSignatures
      ? plain.replace(signaturesBefore, '').replace(votesBefore, next.length > leastOpened ? '' : '$&')
      : plain;
  if (perCuriam.test(start)) return { kind: 'per_curiam' };
  return (
    leadOpener(start) ??
    splitLeadOpener(start, next) ??
    bylineOpener(start) ??
    commonwealthOpener(start, next) ??
    separateOpener(start, next) ??
    titleOpener(start, next)
  );
}

/** Behind a line of votes an opinion has words; a vote has none. */
const leastOpened = 60;

/** A title that begins the lead opinion where nothing else does. */
export function isLeadTitle(text: string): boolean {
  return leadTitle.test(text.trim());
}

function leadOpener(start: string): Opener | undefined {
  const chief = chiefActs.exec(start)?.groups;
  const groups = justiceActs.exec(start)?.groups;
  const alone = judgeActs.exec(start)?.groups?.name ?? courtsOpinion(start);
  if (alone) return { kind: 'majority', author: surnameOf(alone) };
  const acts = chief?.acts ?? groups?.acts;
  if (!acts) return undefined;
  const author = groups?.name ? { author: surnameOf(groups.name) } : {};
  if (/\bannounced the judgment/i.test(acts)) {
    const isOfTheCourt = /\bdelivered (?:the|an) opinion of the Court\b/i.test(acts);
    return { kind: isOfTheCourt ? 'majority' : 'plurality', ...author };
  }
  if (/^delivered (?:the|an) opinion|^delivered the judgment/i.test(acts))
    return { kind: 'majority', ...author };
  return undefined;
}

function courtsOpinion(start: string): string | undefined {
  const groups = forTheCourt.exec(start)?.groups;
  return groups?.justice ?? groups?.name;
}

/** The first judge's speech leads, and the others' are what their words make them. */
function commonwealthOpener(start: string, next: string): Opener | undefined {
  const groups = commonwealth.exec(start.replace(/^\[\d{1,3}\]\s+/, ''))?.groups;
  const name = groups?.peer ?? groups?.name;
  if (!name || !groups) return undefined;
  const rest = (groups.rest ?? '').trim();
  const isAlone = /^(?:\([^)]*\))?\s*[:—–-]?\s*$/.test(rest);
  const says = isAlone
    ? /[:—–]$/.test(rest)
      ? next.length > 40
      : next.length > leastSpeech
    : /^[:—–]/.test(rest) && rest.length > 40;
  if (!says) return undefined;
  const remark = /^\(([^)]*)\)/.exec(rest)?.[1] ?? '';
  return { kind: separateKind(remark) ?? 'majority', author: surnameOf(name), isSpeech: true };
}

const leastSpeech = 120;

/** The name on a line of its own, what the judge does on the next: "MR. JUSTICE PELL" / "delivered the opinion of the Court." */
function splitLeadOpener(start: string, next: string): Opener | undefined {
  return start.length < 60 && /^(?:delivered|announced)\b/.test(next)
    ? leadOpener(`${start.replace(/[.:,]$/, '')} ${next.slice(0, 300)}`)
    : undefined;
}

function bylineOpener(start: string): Opener | undefined {
  if (start.length > 160) return undefined;
  const groups = byline.exec(start)?.groups;
  if (!groups?.name) return undefined;
  return { kind: separateKind(groups.type ?? '') ?? 'majority', author: surnameOf(groups.name) };
}

function separateOpener(start: string, next: string): Opener | undefined {
  const separate = justiceSeparate.exec(start)?.groups;
  if (separate?.name) {
    if (isVoteAlone(start, next) || isCited(separate.name, separate.rest ?? '')) return undefined;
    const opened = separateFrom(separate.name, separate.rest ?? '', next, start.length < 60);
    return opened && separate.and ? { ...opened, author: jointAuthors(separate.name, separate.and) } : opened;
  }
  const judge = judgeOpens.exec(start)?.groups;
  if (!judge?.name || isVote(judge.rest ?? '')) return undefined;
  const opened = separateFrom(judge.name, judge.rest ?? '', next, false);
  if (opened) return opened;
  return isOpening(judge.rest ?? '', next) ? { kind: 'majority', author: surnameOf(judge.name) } : undefined;
}

/** "KELL, J., joins in the opinion of the court.": what another judge does, and nothing behind it. */
function isVote(rest: string): boolean {
  if (!/^(?:,|\s*\p{Ll}|\s*\()/u.test(rest) || /^,? ?\(?(?:concurring|dissenting)[.:]/i.test(rest))
    return false;
  const first = rest.length < longestVote ? rest : (firstSentence.exec(rest)?.[0] ?? rest);
  return /\b(?:joins?|concurs?|filed|wrote|joined|took no part|did not (?:sit|participate)|not participating)\b[^.]{0,80}\.$/.test(
    first,
  );
}

const longestVote = 220;
const firstSentence = /^[.,]?.{8,300}?(?<!\b(?:JJ?|C|P|Mr|Ms|Nos?|\p{Lu}))\.(?=\s|$)/su;

/** "Mr. Justice Black concurs in the result.": a vote, with another judge's words or nothing behind it. */
function isVoteAlone(start: string, next: string): boolean {
  const isVote = start.length < 220 && /\b(?:concurs?|dissents?)\b[^.]*\.["”]?$/.test(start);
  return isVote && (next === '' || otherJudge.test(next));
}

/** "JUSTICE WHITE'S dissent overlooks …", "JUSTICE WHITE, dissenting in Orr v. Kell, noted …": a judge of whom the opinion tells. */
function isCited(name: string, rest: string): boolean {
  return (
    /[’']s$/i.test(name) ||
    /^[’']s\b/i.test(rest) ||
    /^,? (?:concurring|dissenting)\b[^.:]{0,20}?\b(?:in|from)\s+(?!part\b|the (?:judgment|result|opinion)|Part\b|Nos?\.|full\b|all\b|this\b|these\b)\p{Lu}(?:[^.:]|\bv\.){2,80}?, (?:\p{Ll}+ed|said|wrote|thought|found|put|took|saw|made|held|gave|spoke)\b/u.test(
      rest,
    )
  );
}

/** "Breyer, Sotomayor and Kagan" for an opinion that several write together. */
function jointAuthors(first: string, others: string): string {
  const names = others.matchAll(new RegExp(`${justice} (${judgeName})`, 'gu'));
  const surnames = [first, ...[...names].map((match) => match[1]!)].map(surnameOf);
  return `${surnames.slice(0, -1).join(', ')} and ${surnames.at(-1)}`;
}

/** Up to the end of the words that say what a judge does; a stop after "Mr.", "Nos." or an initial ends nothing. */
const deed =
  /^(?:[^.:;]|\b(?:MR|Mr|MRS|Mrs|Nos?|JJ?|C|Jr|[A-Z])\.){0,420}?(?:concurr?ing|dissenting|concurs?|dissents?)\b(?:\bNos?\.|[^.:]){0,200}/i;

/** "…, with whom … joins, dissenting." and, for a name that stands alone, what the first words say. */
function separateFrom(name: string, rest: string, next: string, isAlone: boolean): Opener | undefined {
  const head = deed.exec(rest)?.[0];
  // "MR. JUSTICE PELL dissenting." as older reports have it, alone on its line.
  if (/^ (?:concurring|dissenting)\b[^.]{0,60}[.:]?$/.test(rest)) {
    const kind = separateKind(rest);
    if (kind) return { kind, author: surnameOf(name) };
  }
  // "Mr. Justice PELL said:" of reports older than the words for it; with a quotation below it is told of, not printed.
  if (/^ (?:also )?said[:.]$/.test(rest) && /^[\p{Lu}’'-]{3,}$/u.test(name) && !/^["“‘*]/.test(next))
    return { kind: separateKind(next.slice(0, 400)) ?? 'concurrence', author: surnameOf(name) };
  const isDeed = head !== undefined && !/\b(?:filed|delivered|wrote|took no part)\b/.test(head);
  if (isDeed && /^(?:,| \(| concur| dissent|\.? ?[–—-]|:)/i.test(rest)) {
    const kind = separateKind(head);
    if (kind) return { kind, author: surnameOf(name) };
  }
  if (!isAlone || !/^[.:]?$/.test(rest.trim())) return undefined;
  const told = separateKind(next.slice(0, 400));
  const author = surnameOf(name);
  return told ? { kind: told, author } : { kind: 'concurrence', author, isBare: true };
}

/** "SELYA, Circuit Judge. This appeal …": the title is followed by the opinion's own words, or stands alone before them. */
function isOpening(rest: string, next: string): boolean {
  const words = rest.replace(/^[,.:;–—-]\s*/, '');
  if (/^\s*[.:–—-]?\s*$/.test(rest)) return next.length > 120;
  // "J." brings its own stop.
  return /^(?:[.:–—]|\s+[\p{Lu}{¶[])/u.test(rest) && words.trim().length > 40;
}

function titleOpener(start: string, next: string): Opener | undefined {
  if (start.length > 90 || !separateTitle.test(start)) return undefined;
  const kind = separateKind(start);
  const author = openerAt(next, '')?.author ?? authorIn(next);
  return kind && (author ? { kind, author } : { kind });
}

function authorIn(text: string): string | undefined {
  const name = judgeOpens.exec(text.slice(0, 120).trim())?.groups?.name;
  return name && surnameOf(name);
}
