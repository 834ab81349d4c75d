import type { ReactNode } from 'react';
import type { MaterialReport } from '../../../shared/materials.ts';
import type { Item } from '../../../study/material/schema.ts';
import { Button } from '../../ui/button.tsx';
import { useGround } from '../beside-context.tsx';
import { Pinpoints } from './pinpoints.tsx';
import { proposedId, reportOf, sectionPart } from './report-words.ts';
import { StatementPlace } from './statement-place.tsx';

type ProposalProps = {
  report: MaterialReport | undefined;
  /** Of the reported part, for those who do not see it: "Facts, statement 2". */
  name: string;
};

/** Beside a reported part, the words that could take its place: she keeps either. */
export function Proposal({ report, name }: ProposalProps) {
  const { useSettleReport } = useGround();
  const { settle, isPending } = useSettleReport();
  if (report?.outcome !== 'proposed' || !report.proposal) return null;
  const { itemId, words, proposal } = report;
  const isRemoval = proposal.length === 0;
  const use = isRemoval ? 'Delete It' : 'Use the Other Words';
  return (
    <section
      aria-label={`Other words for ${name}`}
      className="my-3 rounded-lg border border-line-strong bg-raised px-4 py-3 font-sans print:hidden"
    >
      {isRemoval ? (
        <p className="text-ink text-sm">
          We found nothing in the opinion that supports this. Delete it, or keep it as it is.
        </p>
      ) : (
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Side title="What you have now">
            {words.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
              <p key={index}>{line}</p>
            ))}
          </Side>
          <Side title="Other words">
            {proposal.map(({ text, pinpoints }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <StatementPlace key={index} id={proposedId(itemId, index)}>
                <p>
                  {text}
                  <Pinpoints of={proposedId(itemId, index)} pinpoints={pinpoints} />
                </p>
              </StatementPlace>
            ))}
          </Side>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={isPending}
          onClick={() => settle(itemId, true)}
          aria-label={`${use}: ${name}`}
        >
          {use}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={isPending}
          onClick={() => settle(itemId, false)}
          aria-label={`Keep What I Have: ${name}`}
        >
          Keep What I Have
        </Button>
      </div>
    </section>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="font-medium text-ink-faint text-xs">{title}</p>
      <div className="mt-1 grid gap-2 font-serif text-base text-ink">{children}</div>
    </div>
  );
}

type SectionProposalProps = { list: string; items: readonly Item[]; title: string };

/** Of a section that was reported as a whole. */
export function SectionProposal({ list, items, title }: SectionProposalProps) {
  const { material } = useGround();
  return <Proposal report={reportOf(material.reports, sectionPart(list, items))} name={title} />;
}
