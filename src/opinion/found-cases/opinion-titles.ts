import { isBodyTitle } from '../parts/front.ts';
import { isLeadTitle, openerAt } from '../parts/openers.ts';

const part =
  /^(?:syllabus|headnotes?|summary|appendix|order|(?:the )?(?:court[’']s )?opinions?\b.*|(?:the )?(?:majority|plurality|lead|dissents?|dissenting|concurrences?|concurring|separate)\b.*|per curiam\b.*|conclusion|decision|judgment|disposition|holding|analysis|discussion|counsel|attorneys)$/i;
/** "I", "II. The Search", "A. Background", "1." */
const numbered = /^(?:[IVX]{1,6}|[A-Z]|\d{1,2}|[a-h])(?:[.)]|$)(?!\d)/;

/** Whether a title is one of those that stand inside an opinion. */
export function isPartOfOpinion(title: string): boolean {
  const text = title.trim();
  return (
    part.test(text) ||
    numbered.test(text) ||
    isLeadTitle(text) ||
    isBodyTitle(text) ||
    openerAt(text, '') !== undefined
  );
}
