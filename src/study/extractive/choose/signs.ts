/**
 * Phrases by which a choice among sentences is decided, whatever was learned of them. A row is a name, a pattern, a sentence
 * that has it and one that has not; one test runs all examples.
 */
import type { Cue } from '../read/cues.ts';

export const signs: readonly Cue[] = [
  {
    name: 'orders',
    pattern:
      /\b(?:affirm|revers|vacat|remand|dismiss|grant|den(?:y|ied)|order|adjudg|decree|judgment|certif|direct|enjoin|quash|discharg|docket|reinstat|modif|stay|sustain|overrul|set aside|suspend|disbar|sanction|award|enter|issue|uph(?:old|eld)|answer|reject|refus|strike|struck|impos)\w*/i,
    yes: 'We direct it to be certified that the act is valid.',
    no: 'The case is a hard one for both.',
  },
  {
    name: 'supposed',
    pattern: /^Perhaps\b|\b(?:might|could|would) have (?:standing|a claim|a right|been able) to\b/,
    yes: 'Perhaps the tenant could ask whether the pier is safe.',
    no: 'The tenant asks whether the pier is safe.',
  },
  {
    name: 'adds a reason',
    pattern: /^(?:Moreover|Furthermore|Further|In addition|Additionally|Also|Besides)\b/,
    yes: 'Moreover, the lease binds the heirs.',
    no: 'The lease, moreover, binds the heirs.',
  },
  {
    name: 'we hold',
    pattern: /\b(?:we|this [Cc]ourt|the Court) (?:\w+ )?(?:hold|holds|conclude|concludes)\b/,
    yes: 'Moreover, we hold that the lease binds the heirs.',
    no: 'Moreover, the lease binds the heirs.',
  },
  {
    name: 'suit begun',
    pattern:
      /\b(?:sued|filed (?:suit|(?:this|an?|the) (?:\w+ )?(?:action|suit|complaint|petition))|brought (?:suit|(?:this|an?) (?:\w+ )?(?:action|suit)|an? (?:\w+ ){0,3}action))\b[^.;]{0,140}\b(?:seeking|challenging|[Cc]ourt|for (?:damages|an? \w+|the recovery)|alleging|under|to (?:recover|enjoin|restrain))\b/,
    yes: 'In 2010 the county sued the harbor board in the District Court, seeking a declaration.',
    no: 'The county was seldom sued.',
  },
  {
    name: 'this suit',
    pattern:
      /\b(?:[Tt]his|[Tt]he present|[Tt]he instant) (?:action|suit|lawsuit|litigation|appeal)\b|^(?:\W*[^,]{0,40}, )?[Tt]he (?:two|three|four|five|\d+)? ?(?:respondents?|petitioners?|plaintiffs?|appellants?|appellees?|defendants?) (?:\w+ )?(?:filed|brought|sued|sought|moved|appealed|commenced|have claimed)\b|\b[Rr]espondents?, [^,]{4,80}, have (?:claimed|sought)\b/,
    yes: 'In 2019, the two respondents filed suit, with the claims made in Oakes v. Stone.',
    no: 'In Oakes the tenant sued.',
  },
  {
    name: 'source at the end',
    pattern:
      /\b(?:announced|enunciated|asserted|established|stated|set (?:forth|out)|laid down|articulated|described|adopted|made)(?: by [^,.;]{2,50}?)? in (?:the case of )?[A-Z][^;]{2,80}$/,
    yes: 'A three-judge court denied relief on the doctrine announced by this Court in Oakes v. Stone.',
    no: 'In Oakes v. Stone this Court denied relief.',
  },
  {
    name: 'begins this suit',
    pattern:
      /\b(?:filed|brought|commenced|instituted) this (?:\w+ )?(?:action|suit|lawsuit|case|proceeding)\b|\b[Tt]his (?:action|suit|lawsuit) was (?:\w+ )?(?:filed|brought|commenced|instituted)\b/,
    yes: 'On April 1 the tenant filed this action.',
    no: 'On April 1 the tenant filed an action.',
  },
  {
    name: 'ends a suit',
    pattern:
      /\b(?:vacated the (?:judgment|order|decision)|directed that the (?:case|suit|action) be dismissed|(?:case|suit|action|appeal) (?:was|became) (?:\w+ )?(?:dismissed|moot)|dismissed the (?:earlier|first|prior) (?:case|suit|action)|voluntarily dismissed|nonsuit\w*)\b/,
    yes: 'We vacated the judgment and directed that the case be dismissed.',
    no: 'The court dismissed the second count.',
  },
];

export function signNamed(name: string): RegExp {
  const sign = signs.find((each) => each.name === name);
  if (!sign) throw new Error(`There is no sign “${name}”.`);
  return sign.pattern;
}
