/** Numbers as an operator reads them. */
import { dollars } from '../../format/money.ts';

export const numberText = (number: number): string => number.toLocaleString('en-US');

/** Of what a model costs, the first digits that say something: $0.0004. */
export function costText(cents: number): string {
  if (cents === 0 || cents >= 100) return dollars(Math.round(cents));
  const amount = (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumSignificantDigits: 2,
  });
  return `$${amount}`;
}

/** "850 ms", "4.2 s", "3 min 20 s" */
export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}

/** Of a part in a whole; a dash where there is no whole. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;

export const fileSizeText = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
