import type { Source } from './source.ts';
import { westlaw } from './westlaw.ts';

export const sources: readonly Source[] = [westlaw];
