/** Her first files, chosen while she is shown round, and where the tour leads. */
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { usualSemester } from '../../../../shared/semesters.ts';
import { triedSessionTitle } from '../../../../shared/tried.ts';
import { handFiles } from '../../../browser/handed-files.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { PdfDrop } from '../../../frame/pdf-drop.tsx';
import { pathTo } from '../../../paths.ts';
import { toast } from '../../../ui/toast.tsx';
import { useCreateClass } from '../../class/queries/classes.ts';
import { nextSessionsQuery } from '../../class/queries/sessions.ts';
import { useCreateSemester } from '../../semesters/queries.ts';
import type { Year } from './year-step.tsx';

const usualClass = 'My Cases';

type FirstFilesProps = { files: readonly File[]; onFiles: (files: File[]) => void };

export function FirstFiles({ files, onFiles }: FirstFilesProps) {
  return (
    <div className="mt-5">
      <PdfDrop
        words="Drop tonight’s PDFs here, or choose them."
        onFiles={(more) => onFiles([...files, ...more])}
      />
      {files.length > 0 && (
        <ul aria-label="Chosen PDFs" className="mt-2 text-ink-soft text-sm">
          {files.map(({ name, size, lastModified }) => (
            <li key={`${name} ${size} ${lastModified}`} className="truncate">
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** To the case that she tried before she signed up, else to the class that takes her files. */
export function useBeginning(year: Year, files: readonly File[]) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const createSemester = useCreateSemester();
  const createClass = useCreateClass();

  const findTried = async (): Promise<number | undefined> => {
    const sessions = await queryClient.query(nextSessionsQuery).catch(() => []);
    const tried = sessions.find(({ title }) => title === triedSessionTitle);
    return tried?.cases.find(({ briefId }) => briefId !== null)?.briefId ?? undefined;
  };
  const makeClass = async (): Promise<number> => {
    if (year.classId !== undefined) return year.classId;
    const semesterId =
      year.semesterId ?? (await createSemester.mutateAsync({ name: usualSemester(new Date()) })).id;
    return (await createClass.mutateAsync({ name: usualClass, semesterId })).id;
  };
  return async () => {
    try {
      if (files.length > 0) {
        const classId = await makeClass();
        handFiles(classId, { files: [...files] });
        return navigate(pathTo.class(classId));
      }
      const briefId = await findTried();
      if (briefId === undefined) return;
      navigate(pathTo.brief(briefId));
      toast({
        title: 'Here’s the case you tried',
        description: 'It’s in your account now, as your free case analysis.',
      });
    } catch (error) {
      failed(error, sentenceFor(error, 'Your class couldn’t be created. Add it from the dashboard.'));
    }
  };
}
