import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Download, FolderInput, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useContext } from 'react';
import type { CourtCase } from '../../../../shared/cases.ts';
import { confirmationFor } from '../../../format/ai-policy.ts';
import { downloadPath } from '../../../paths.ts';
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { useDownload } from '../../subscription/queries.ts';
import { stepFrom } from '../moving/arrangement.ts';
import { Stepping } from '../moving/use-stepping.ts';
import { classSessionsQuery } from '../queries/sessions.ts';
import { inOrder, useSessionOrder } from '../session-order.ts';
import { useRemoveWithUndo } from './use-remove.ts';
import { useAiPolicy, useRetryAtOnce } from './use-retry.ts';

type CaseMenuProps = { one: CourtCase; onRename: () => void; onMove: () => void; onAskToRetry: () => void };

/** What is in the menu of a case: mounted only while that is open, so what it asks stands outside it. */
export function CaseMenu({ one, onRename, onMove, onAskToRetry }: CaseMenuProps) {
  const { retry } = useRetryAtOnce(one);
  const mustAsk = confirmationFor(useAiPolicy(one)) !== undefined;
  const remove = useRemoveWithUndo(one);
  return (
    <>
      <MenuItem icon={<Pencil />} onSelect={onRename}>
        Rename
      </MenuItem>
      <StepItems one={one} />
      <MenuItem icon={<FolderInput />} onSelect={onMove}>
        Move
      </MenuItem>
      {one.failure?.retryable && (
        <MenuItem icon={<RotateCcw />} onSelect={() => (mustAsk ? onAskToRetry() : retry())}>
          Retry
        </MenuItem>
      )}
      <Downloads one={one} />
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} destructive onSelect={remove}>
        Delete
      </MenuItem>
    </>
  );
}

function StepItems({ one }: { one: CourtCase }) {
  const [order] = useSessionOrder();
  const listed = useQueryClient().getQueryData(classSessionsQuery(one.classId).queryKey) ?? [];
  const sessions = inOrder(listed, order);
  const step = useContext(Stepping);
  const [up, down] = [stepFrom(sessions, one.id, -1), stepFrom(sessions, one.id, 1)];
  return (
    <>
      <MenuItem icon={<ArrowUp />} disabled={!up} onSelect={() => up && void step(one.id, up)}>
        Move Up
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={!down} onSelect={() => down && void step(one.id, down)}>
        Move Down
      </MenuItem>
    </>
  );
}

function Downloads({ one: { briefId, outlineId, questionSetId } }: { one: CourtCase }) {
  if (briefId === null && outlineId === null && questionSetId === null) return null;
  return (
    <>
      <MenuSeparator />
      {briefId !== null && <DownloadItem name="Brief" href={downloadPath.brief(briefId)} />}
      {outlineId !== null && <DownloadItem name="Outline" href={downloadPath.outline(outlineId)} />}
      {questionSetId !== null && (
        <DownloadItem name="Questions" href={downloadPath.questions(questionSetId)} />
      )}
    </>
  );
}

function DownloadItem({ name, href }: { name: string; href: string }) {
  const download = useDownload();
  return (
    <MenuItem icon={<Download />} onSelect={() => download(href)}>
      Download {name}
    </MenuItem>
  );
}
