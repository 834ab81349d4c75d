import type { MaterialRecord } from '../../../shared/materials.ts';

/** Says that a material is being made again, or that it was not to be. */
export function RemakeNotice({ remake, remakeFailure }: MaterialRecord) {
  if (!remake) return null;
  return (
    <p role="status" className="mb-6 border-line border-b pb-3 font-sans text-ink-soft text-sm print:hidden">
      {remake === 'running'
        ? 'Being made again. What you read here stays until the new one is there.'
        : `Making it again did not work: ${remakeFailure}`}
    </p>
  );
}
