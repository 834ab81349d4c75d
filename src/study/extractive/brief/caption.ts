import type { Opinion } from '../../../opinion/opinion.ts';
import type { BriefContent } from '../../material/schema.ts';

export function captionOf({ caption, disposition }: Opinion): BriefContent['caption'] {
  const { caseName, citation, court, decidedOn, docket, author, kind } = caption;
  return {
    caseName: caseName ?? 'Untitled case',
    ...(citation ? { citation } : {}),
    ...(court ? { court } : {}),
    ...(decidedOn ? { decidedOn } : {}),
    ...(docket ? { docket } : {}),
    ...(author ? { author } : {}),
    ...(kind ? { kind } : {}),
    ...(disposition ? { disposition: disposition.summary } : {}),
  };
}
