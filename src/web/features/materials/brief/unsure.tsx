import { useId } from 'react';
import type { Brief } from '../../../../shared/materials.ts';
import { candidatesFor, isUnsurePart } from '../../../../study/material/choosing.ts';
import { unsure } from '../../../../study/words/statements.ts';
import { StatementPlace } from '../../../desk/statements/statement-place.tsx';
import { StatementText } from '../../../desk/statements/statement-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOwnCandidates } from '../own-brief/own-candidates.ts';
import { useChoose } from '../queries.ts';

/** Sentences of a part that the brief does not state: she reads them where they stand, and makes one hers. */
export function Unsure({ brief, part, title }: { brief: Brief; part: string; title: string }) {
  const choose = useChoose(brief);
  const id = useId();
  const offered = candidatesFor(brief, part);
  const own = useOwnCandidates(brief.caseId, offered.length > 0 ? part : undefined);
  const items = [...own, ...offered];
  if (!isUnsurePart(part) || offered.length === 0) return null;
  return (
    <>
      <p className="hidden print:block">{unsure.inPrint}</p>
      <section className="mt-3 border-caution-ink border-l-2 pl-3" aria-labelledby={id}>
        <h3 id={id} className="font-medium font-sans text-caution-ink text-sm print:hidden">
          {unsure.title}
        </h3>
        <p className="mt-0.5 mb-3 font-sans text-ink-soft text-sm print:hidden">{unsure.explanation}</p>
        <ul className="grid gap-3">
          {items.map((item, index) => (
            <li key={item.id} className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <div className="min-w-0 flex-1 basis-64">
                <StatementPlace id={item.id}>
                  {index < own.length && (
                    <p className="font-medium font-sans text-accent-ink text-xs">You highlighted this</p>
                  )}
                  <p id={`${id}-${index}`} className="text-ink-soft">
                    <StatementText item={item} />
                  </p>
                </StatementPlace>
              </div>
              <Button
                variant="secondary"
                size="small"
                className="font-sans print:hidden"
                disabled={choose.isPending}
                aria-label={`${unsure.action}: ${title}, sentence ${index + 1}`}
                aria-describedby={`${id}-${index}`}
                onClick={() => choose.mutate({ part, itemId: item.id })}
              >
                {unsure.action}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
