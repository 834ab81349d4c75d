/** How a court speaks, and of whom. */
import type { Paragraph } from '../opinion.ts';

const ownVoice =
  /\b[Ww]e (?:therefore |also |now |first |thus |must |need |do |cannot |are |have )*(?:hold|held|conclude|affirm|reverse|vacate|remand|agree|disagree|review|granted certiorari|reject|decline|find|think|decide|consider|turn|begin|address|note|dismiss|deny|grant|persuaded|convinced|satisfied|unable)\b|\b[Tt]h(?:is|e) [Cc]ourt (?:therefore |hereby |also )*(?:finds|concludes|holds|orders|grants|denies|agrees|is of (?:the )?opinion)\b|\bI (?:concur|dissent|respectfully dissent)\b|\b(?:in )?(?:the )?opinion of (?:this|the) [Cc]ourt\b|\bour (?:cases|decisions?|precedents?|opinion)\b/g;
const roles =
  /\b(?:appell(?:ants?|ees?)|petitioners?|respondents?|plaintiffs?|defendants?|claimants?|relators?|movants?|the State|the Government|trial court|district court|court below|court of appeals|lower court)\b/gi;

/** Times in a thousand words. */
export type Voice = { own: number; roles: number };

export function voiceOf(paragraphs: Paragraph[], words: number): Voice {
  const text = paragraphs.map((each) => each.text).join('\n');
  const oftenness = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / Math.max(1, words / 1000);
  return { own: oftenness(ownVoice), roles: oftenness(roles) };
}

/** How often a text has to speak so, a court's own words counting double; less where it stands among cases. */
const least = { anywhere: 5, amongCases: 2 };

/** Whether a text by its own words is a court's, not an editor's on one. */
export function speaksAsCourt(paragraphs: Paragraph[], isAmongCases: boolean): boolean {
  const prose = paragraphs.filter(({ kind }) => kind === 'text' || kind === 'quote');
  const words = prose.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const { own, roles: parties } = voiceOf(prose, words);
  return 2 * own + parties >= (isAmongCases ? least.amongCases : least.anywhere);
}
