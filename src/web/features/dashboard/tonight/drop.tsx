/** Where tonight's PDFs are dropped on the dashboard: their class takes them, and asks what it has to. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Class } from '../../../../shared/classes.ts';
import type { NextSession } from '../../../../shared/sessions.ts';
import { handFiles } from '../../../browser/handed-files.ts';
import { PdfDrop } from '../../../frame/pdf-drop.tsx';
import { pathTo } from '../../../paths.ts';
import { SelectField } from '../../../ui/field.tsx';
import { isComing } from './next-session.ts';

function useHand() {
  const [, navigate] = useLocation();
  return (classId: number, files: File[], sessionId?: number) => {
    handFiles(classId, { files, sessionId });
    navigate(pathTo.class(classId));
  };
}

export function TonightDrop({ session, isPrimary }: { session: NextSession; isPrimary: boolean }) {
  const hand = useHand();
  // One that is over takes no new cases: the class makes tonight's.
  const sessionId = isComing(session) ? session.id : undefined;
  return (
    <PdfDrop
      words={`Add PDFs to ${sessionId === undefined ? session.className : session.title}`}
      isPrimary={isPrimary}
      isButtonOnPhone
      onFiles={(files) => hand(session.classId, files, sessionId)}
    />
  );
}

/** Before there is any class session. */
export function FirstCases({ classes }: { classes: readonly Class[] }) {
  const hand = useHand();
  const [chosen, setChosen] = useState<number>();
  const classId = chosen ?? classes[0]?.id;
  if (classId === undefined) return null;
  return (
    <section
      aria-labelledby="tonight"
      className="mt-5 rounded-lg border border-line bg-raised px-4 py-4 sm:mt-8 sm:px-6 sm:py-5"
    >
      <h2 id="tonight" className="font-semibold font-serif text-ink text-xl">
        Add tonight’s cases
      </h2>
      <p className="mt-1 mb-4 text-ink-soft text-sm">
        Each PDF becomes a brief, an outline, and cold call questions. The first one takes about a minute.
      </p>
      {classes.length > 1 && (
        <SelectField
          label="Class"
          className="mb-3 sm:w-64"
          value={classId}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <PdfDrop words="Drop your case PDFs here" isPrimary onFiles={(files) => hand(classId, files)} />
    </section>
  );
}
