import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { BesideProvider } from '../../desk/beside-context.tsx';
import type { Clipping } from '../../desk/copying/copy.ts';
import { useExhibit } from '../../desk/exhibit.tsx';
import type { MaterialName } from '../../desk/material-name.ts';
import { Panes } from '../../desk/panes.tsx';
import { proposedStatements } from '../../desk/statements/report-words.ts';
import type { Statement } from '../../desk/statements/statements.ts';
import { useStore } from '../../use-store.ts';
import { askDialog } from './asking/ask-dialog-state.ts';
import { AskDialog, HighlightPanel, ReportDialog, SelectionTools } from './dialogs.ts';
import { isGrowing } from './growing-parts.ts';
import { MaterialBar } from './material-bar.tsx';
import { openHighlight } from './open-highlight.ts';
import { OpinionPane } from './opinion-pane.tsx';
import { caseTextQuery, useSettleReport } from './queries.ts';

type BesideOpinionProps = {
  name: MaterialName;
  material: MaterialRecord;
  statements: readonly Statement[];
  /** True while the opinion would give away an answer. */
  isOpinionHidden?: boolean;
  queryFor?: (statementId: string) => Record<string, string>;
  /** The whole of it for the clipboard. */
  clip?: Clipping;
  /** In the place of the tools of the material. */
  tools?: ReactNode;
  children: ReactNode;
};

/** A material of a case on the desk, beside the opinion's text. */
export function BesideOpinion({
  name,
  material,
  statements,
  isOpinionHidden = false,
  queryFor,
  clip,
  tools,
  children,
}: BesideOpinionProps) {
  const text = useQuery(caseTextQuery(material.caseId));
  const exhibit = useExhibit();
  const { reports } = material;
  const all = useMemo(() => [...statements, ...proposedStatements(reports)], [statements, reports]);
  const textState = text.isPending ? 'pending' : text.isSuccess ? 'shown' : 'absent';
  return (
    <BesideProvider
      name={name}
      material={material}
      statements={all}
      text={text.data}
      textState={textState}
      isGrowing={isGrowing(material)}
      isOpinionHidden={isOpinionHidden}
      ReportDialog={ReportDialog}
      useSettleReport={useSettleReport}
      queryFor={queryFor}
    >
      <Panes
        name={name}
        bar={exhibit?.bar ?? <Bar material={material} current={name} clip={clip} tools={tools} />}
        opinion={({ isWide }) => (
          <OpinionPane caseId={material.caseId} title={isWide ? undefined : material.caseTitle} />
        )}
      >
        {children}
      </Panes>
      {exhibit?.Asking && <exhibit.Asking />}
      {!exhibit && !isGrowing(material) && <Asking caseId={material.caseId} />}
    </BesideProvider>
  );
}

/** Only where there is a text to ask and to mark. */
function Asking({ caseId }: { caseId: number }) {
  const asking = useStore(askDialog);
  const open = useStore(openHighlight);
  const text = useQuery(caseTextQuery(caseId));
  // Another screen begins without it.
  useEffect(
    () => () => {
      askDialog.set(undefined);
      openHighlight.set(undefined);
    },
    [],
  );
  if (!text.isSuccess && !asking && !open) return null;
  return (
    <>
      {text.isSuccess && <SelectionTools caseId={caseId} />}
      {open && <HighlightPanel caseId={caseId} open={open} />}
      {asking && (
        <AskDialog
          key={asking.question}
          caseId={caseId}
          asking={asking}
          onClose={() => askDialog.set(undefined)}
        />
      )}
    </>
  );
}

/** Its tools are the same wherever one goes. */
const Bar = memo(MaterialBar);
