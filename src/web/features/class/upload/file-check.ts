import { limits } from '../../../../shared/prices.ts';
import type { PageCount } from './page-count.ts';

export function refusalOfPages(pages: PageCount): string | undefined {
  if (typeof pages !== 'number' || pages <= limits.maxPages) return undefined;
  return `This PDF has more than ${limits.maxPages.toLocaleString('en')} pages. Split it and add only the pages of your case.`;
}
