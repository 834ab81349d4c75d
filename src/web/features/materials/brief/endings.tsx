/** The parts of a brief that follow its conclusion. */
import type { Brief } from '../../../../shared/materials.ts';
import { partName } from '../../../../study/words/captions.ts';
import { nothing } from '../../../../study/words/statements.ts';
import { listNames, placeNames } from '../../../desk/editing/content.ts';
import { Pinpoints } from '../../../desk/statements/pinpoints.tsx';
import { PlainWords } from '../../../desk/statements/plain-words.tsx';
import { gapReportId } from '../../../desk/statements/report-words.ts';
import { SectionMenu } from '../../../desk/statements/section-menu.tsx';
import { StatementList } from '../../../desk/statements/statement-list.tsx';
import { StatementPlace } from '../../../desk/statements/statement-place.tsx';
import { gapBlocks, noSeparateBlocks, separateBlocks, termBlocks } from './copying.ts';
import { Nothing, Section } from './section.tsx';
import { keyTermId } from './statements.ts';

type EndingProps = { brief: Brief; title: string };

export function SeparateOpinions({ brief: { separateOpinions }, title }: EndingProps) {
  return (
    <Section
      part="separateOpinions"
      title={title}
      menu={
        separateOpinions.length === 0 && (
          <SectionMenu
            title={title}
            list="separateOpinions"
            canGrow={false}
            items={[]}
            clip={() => noSeparateBlocks(title)}
          />
        )
      }
    >
      {separateOpinions.length === 0 && <Nothing>{nothing.separate}</Nothing>}
      <div className="grid gap-5">
        {separateOpinions.map((opinion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dissents may have no author
          <div key={index}>
            <div className="mb-1.5 flex items-center justify-between gap-3 print:break-after-avoid">
              <h3 className="font-semibold">{partName(opinion)}</h3>
              <SectionMenu
                title={partName(opinion)}
                list={listNames.separate(index)}
                items={opinion.summary}
                clip={(pagesOf) => separateBlocks(opinion, pagesOf)}
              />
            </div>
            {opinion.summary.length > 0 ? (
              <StatementList
                items={opinion.summary}
                list={listNames.separate(index)}
                place={partName(opinion)}
              />
            ) : (
              <Nothing>{nothing.ofDifference}</Nothing>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

export function KeyTerms({ brief: { keyTerms }, title }: EndingProps) {
  if (keyTerms.length === 0) return null;
  return (
    <Section
      part="keyTerms"
      title={title}
      menu={<SectionMenu title={title} clip={(pagesOf) => termBlocks(title, keyTerms, pagesOf)} />}
    >
      <dl className="grid gap-3">
        {keyTerms.map(({ term, meaning, pinpoints, isOwn = false, check, generated }, index) => (
          <div key={keyTermId(index)}>
            <dt className="font-semibold">{term}</dt>
            <dd>
              <StatementPlace id={keyTermId(index)}>
                <PlainWords
                  place={{
                    at: placeNames.term(term),
                    list: 'keyTerms',
                    name: `What “${term}” means`,
                    generated,
                    isListed: true,
                  }}
                  words={meaning}
                  isOwn={isOwn || generated !== undefined}
                  check={check}
                  reportId={placeNames.term(term)}
                >
                  <Pinpoints of={keyTermId(index)} pinpoints={pinpoints} />
                </PlainWords>
              </StatementPlace>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function NotInExcerpt({ brief: { notInExcerpt, generatedGaps = notInExcerpt }, title }: EndingProps) {
  if (notInExcerpt.length === 0) return null;
  return (
    <Section
      title={title}
      menu={<SectionMenu title={title} list={listNames.gaps} clip={() => gapBlocks(title, notInExcerpt)} />}
    >
      <p className="mb-2 font-sans text-ink-faint text-sm">
        What a professor might ask that this text doesn’t answer.
      </p>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-faint">
        {notInExcerpt.map((gap, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
          <li key={index}>
            <PlainWords
              place={{
                at: placeNames.gap(index),
                list: listNames.gaps,
                name: `${title}, line ${index + 1}`,
                isListed: true,
              }}
              words={gap}
              isOwn={!generatedGaps.includes(gap)}
              reportId={gapReportId(gap)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
