/** The brief to be said aloud, in half a minute, in two or in five. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShortBrief as Short } from '../../../../shared/asking.ts';
import type { Brief } from '../../../../shared/materials.ts';
import { remarksOn } from '../../../../study/words/statements.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { useIsReadOnly } from '../../../desk/exhibit.tsx';
import { Pinpoints } from '../../../desk/statements/pinpoints.tsx';
import { Remarks } from '../../../desk/statements/remark.tsx';
import { Button } from '../../../ui/button.tsx';
import { shortBriefQuery } from './queries.ts';

const lengths: [length: Short['length'], name: string][] = [
  ['thirty_seconds', 'Say It in 30 Seconds'],
  ['two_minutes', 'In 2 Minutes'],
  ['five_minutes', 'In 5 Minutes'],
];

export function ShortBrief({ brief }: { brief: Brief }) {
  const [length, setLength] = useState<Short['length']>();
  const short = useQuery({
    ...shortBriefQuery(brief.id, brief.version, length ?? 'thirty_seconds'),
    enabled: length !== undefined,
  });
  if (useIsReadOnly()) return null;
  return (
    <section aria-label="Short versions" className="mt-4 font-sans print:hidden">
      <div className="flex flex-wrap gap-2">
        {lengths.map(([each, name]) => (
          <Button
            key={each}
            variant="soft"
            size="small"
            aria-pressed={length === each}
            onClick={() => setLength(length === each ? undefined : each)}
          >
            {name}
          </Button>
        ))}
      </div>
      <div aria-live="polite">
        {length !== undefined && short.isError && (
          <p className="mt-3 text-danger-ink">
            {sentenceFor(short.error, 'This couldn’t be loaded. Try again.')}
          </p>
        )}
        {length !== undefined && short.data && (
          <div className="mt-3 border-line border-l-2 pl-4 font-serif text-ink text-reading">
            {short.data.items.map((item) => (
              <p key={item.id} className="mt-2 first:mt-0">
                {item.text}
                <Remarks words={remarksOn(item)} />
                <Pinpoints of={`short-${item.id}`} pinpoints={item.pinpoints} />
              </p>
            ))}
            <p className="mt-2 font-sans text-ink-faint text-sm tabular-nums">{short.data.words} words</p>
          </div>
        )}
      </div>
    </section>
  );
}
