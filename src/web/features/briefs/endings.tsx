/** The parts of a brief that follow its conclusion. */
import type { Brief } from '../../../shared/materials.ts';
import { Pinpoints } from '../reading/pinpoints.tsx';
import { partName } from '../reading/sheets.ts';
import { StatementList, StatementPlace } from '../reading/statement-list.tsx';
import { Nothing, Section } from './section.tsx';
import { keyTermId } from './statements.ts';

export function SeparateOpinions({ brief: { separateOpinions } }: { brief: Brief }) {
  return (
    <Section part="separateOpinions" title="Separate opinions">
      {separateOpinions.length === 0 && <Nothing>None in this excerpt.</Nothing>}
      <div className="grid gap-5">
        {separateOpinions.map((opinion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dissents may have no author
          <div key={index}>
            <h3 className="mb-1.5 font-semibold">{partName(opinion)}</h3>
            {opinion.summary.length > 0 ? (
              <StatementList items={opinion.summary} />
            ) : (
              <Nothing>Nothing was found that says in short where it differs.</Nothing>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

export function KeyTerms({ brief: { keyTerms } }: { brief: Brief }) {
  if (keyTerms.length === 0) return null;
  return (
    <Section part="keyTerms" title="Key terms">
      <dl className="grid gap-3">
        {keyTerms.map(({ term, meaning, pinpoints }, index) => (
          <div key={keyTermId(index)}>
            <dt className="font-semibold">{term}</dt>
            <dd>
              <StatementPlace id={keyTermId(index)}>
                <p>
                  {meaning}
                  <Pinpoints of={keyTermId(index)} pinpoints={pinpoints} />
                </p>
              </StatementPlace>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function NotInExcerpt({ brief: { notInExcerpt } }: { brief: Brief }) {
  if (notInExcerpt.length === 0) return null;
  return (
    <Section title="Not in this excerpt">
      <p className="mb-2 font-sans text-ink-faint text-sm">
        What a professor may ask and this text does not answer.
      </p>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-faint">
        {notInExcerpt.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </Section>
  );
}
