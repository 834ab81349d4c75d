/** What is likely to be taken for the holding and decides nothing: what the court turns to, what is argued, what is only supposed. */

export type UndecidedRow = { name: string; pattern: RegExp; holds: string; fails: string };

/** Never the holding, nor offered as one. */
export const neverHeld: readonly UndecidedRow[] = [
  {
    name: 'what the court turns to',
    pattern:
      /^(?:[^,]{0,60}, )?[Ww]e (?:\w+ ){0,2}(?:turn|proceed|begin|cite|quote|look|pause|start|return)\b(?!.*\b(?:hold|conclude|affirm|reverse)\b)|^(?:[^,]{0,60}, )?[Ww]e (?:(?:now|next|first|then|must) ){1,2}(?:address|consider|discuss|examine|decide(?! (?:only |merely |simply )?that\b))\b/,
    holds: 'We therefore turn to the second issue — whether the clause is invalid.',
    fails: 'We turn to the lease and hold that it binds the tenant.',
  },
  {
    name: 'what is argued',
    pattern:
      /\b(?:[Tt]here is (?:an )?argument|[Tt]he argument is (?:\w+ )?made|[Ii]t is (?:\w+ )?(?:argued|contended|urged|claimed|insisted))\b|^[A-Z][\w ]{2,40}['’]s? (?:\w+ )?(?:claim|contention|argument|position|theory|submission) (?:is|was)\b(?! (?:\w+ )?(?:without|rejected|unavailing|unpersuasive|not|incorrect|wrong|correct))/,
    holds: 'The county’s claim is that the formula is invalid in all its applications.',
    fails: 'The county’s claim is without merit.',
  },
  {
    name: 'how the suit began',
    pattern: /\b(?:sued|filed (?:a|an|this) (?:suit|action|complaint|petition))\b[^.]{0,160}\bseeking\b/,
    holds: 'In 2010 the county sued the Attorney General in Federal District Court, seeking an injunction.',
    fails: 'A county that sues may seek an injunction, and this one was entitled to it.',
  },
  {
    name: 'what was said before',
    pattern: /\b(?:that we|we now|we must|we should) do so(?: now| here| today)?\.$/,
    holds: 'Due respect for the reach of the harbor mandates that we do so now.',
    fails: 'A landlord who can warn its tenant must do so now or bear the loss.',
  },
  {
    name: 'what is before the court',
    pattern:
      /^(?:[^,]{0,30}, )?[Tt]he (?:\w+ )?(?:order|judgment|decision|ruling|issue|question|case|appeal)(?:, then,)? (?:\w+ )?(?:before us|for us to decide|to be decided|under review)\b|\b[Ww]e (?:\w+ )?(?:put|leave|lay|set) to one side\b|\b[Ww]e (?:put|leave|lay|set) (?:aside|to one side) the (?:question|issue)\b/,
    holds: 'Thus, the order before us in this appeal is the order of May.',
    fails: 'The order before the court below was void, and we so hold.',
  },
  {
    name: 'what is hard or useful',
    pattern:
      /\b[Ww]e (?:\w+ )?(?:find|think|believe) it (?:\w+ )?(?:difficult|hard|impossible|useful|helpful|appropriate|necessary|unnecessary|worthwhile|significant|noteworthy|instructive|important)\b(?! (?:and|that)\b)/,
    holds: 'We find it difficult to name a principle that parts the leases.',
    fails: 'We find that it was difficult to read the lease, which binds nobody.',
  },
  {
    name: 'words of another',
    pattern:
      /\bas (?:Mr\. |Chief |the )?(?:Chief )?(?:Justice|Judge|Justices) [A-Z]\w+ (?:\w+ )?(?:put|said|wrote|observed|explained|stated)\b/,
    holds: 'The lease, like the law itself, was, as Justice Oakes put it, framed upon trust.',
    fails: 'We hold that the lease was broken, as Justice Oakes would not.',
  },
  {
    name: 'that there are reasons',
    pattern:
      /^(?:[^,]{0,40}, )?[Ww]e (?:\w+ )?(?:conclude|hold|think|believe|find) that (?:the )?(?:judgment|decision|order|conviction)s?\b[^,]{0,60} for the (?:following reasons|reasons (?:that follow|stated below|given below))/,
    holds: 'We conclude that the judgment must be reversed for the following reasons.',
    fails: 'We conclude that the lease ended for the reasons that follow from its third clause.',
  },
];

/** Said of a second point, or beside the ground that decides: another sentence that is nearly as likely is the holding. */
export const rarelyHeld: readonly UndecidedRow[] = [
  {
    name: 'the other point',
    pattern:
      /^(?:[^,]{0,60}, )*[Ww]e (?:hold|conclude|find|determine|think), (?:however|nevertheless|nonetheless|though), |^(?:However|Nevertheless|Nonetheless|On the other hand), we (?:\w+ )?(?:hold|conclude|find|determine|think)\b/,
    holds: 'We hold, however, that the evidence was sufficient.',
    fails: 'We hold that the evidence, however slight, was sufficient.',
  },
  {
    name: 'what was held before',
    pattern:
      /\b[Ww]e have (?:\w+ ){0,2}(?:held|rejected|recognized|said|stated|noted|explained|observed|upheld|found|decided)\b(?!.*\bwe (?:now |therefore |thus )?(?:hold|conclude)\b)/,
    holds: 'We have consistently held that a landlord must warn its tenant.',
    fails: 'As we have held of leases, we now hold of ferries.',
  },
  {
    name: 'the first of several reasons',
    pattern:
      /^(?:[^,]{0,60}, )?(?:to begin(?: with)?|first(?:ly)?|for one(?: thing)?|to start),|^(?:To begin(?: with)?|First(?:ly)?|For one(?: thing)?|To start),(?! we (?:hold|conclude)\b)/,
    holds: 'The trial court, to begin, did not keep the tenant from speaking.',
    fails: 'First, we hold that the tenant was kept from speaking.',
  },
  {
    name: 'one more point',
    pattern:
      /^(?:[^,]{0,60}, )*[Ww]e (?:further|also|additionally|likewise) (?:hold|conclude|find|reject|think|note|agree|determine)\b|^(?:Moreover|Furthermore|In addition|Additionally|Also|Further), /,
    holds: 'We further hold that the notice was late.',
    fails: 'We hold that the notice was late.',
  },
  {
    name: 'another ground',
    pattern:
      /^(?:But |And )?(?:Even (?:assuming|supposing|if we (?:were to )?(?:assume|assumed))|(?:[Aa]ssuming|Supposing)\b[^,]{0,30}\b(?:arguendo|for (?:the sake of )?argument)|Alternatively,|In the alternative,)/,
    holds: 'Even assuming that notice was required, the tenant waived it.',
    fails: 'Even when notice is required, a tenant may waive it, and we hold that this one did.',
  },
];

const isAnyOf = (rows: readonly UndecidedRow[], { text }: { text: string }) =>
  rows.some(({ pattern }) => pattern.test(text));

export const isNeverHeld = (sentence: { text: string }) => isAnyOf(neverHeld, sentence);
export const isRarelyHeld = (sentence: { text: string }) => isAnyOf(rarelyHeld, sentence);
