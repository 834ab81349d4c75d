/** A short invented opinion of which is known what it decides: what a model is tried on before it writes for students. */
import { type Opinion, type Paragraph, readerVersion } from '../../../opinion/opinion.ts';
import { frontInText, structureOf } from '../../../opinion/structure.ts';

const text = `SUPREME COURT OF THE STATE OF JEFFERSON

HOLLIS v. QUARRY ROAD ORCHARDS, INC.

No. 21-0417

Decided May 12, 2022

OKAFOR, J., delivered the opinion of the court.

In August 2019 Lena Hollis stopped at the roadside stand of Quarry Road Orchards to buy peaches. The stand is a wooden platform two feet high, reached by a ramp. Hollis put her hand on the ramp's rail, the rail came loose, and she fell and broke her wrist.

The orchard's manager had noticed three weeks earlier that the bolts of the rail were loose. He wrote in the stand's log that the rail should be mended before the weekend. Nobody mended it, and nobody put up a sign.

Hollis sued the orchard for negligence in the District Court of Marrow County. The orchard moved for summary judgment. The district court granted the motion, holding that a customer who enters a roadside stand takes it as she finds it. The Court of Appeals affirmed. We granted review.

The question presented is whether the owner of a roadside stand owes a customer a duty to mend or to warn of a defect that the owner knows of and the customer cannot see.

We review a grant of summary judgment de novo. Teller v. Bray, 310 P.3d 44, 47 (2008). One who opens land to the public for business must use reasonable care to make it safe for those who come to buy. Ames v. Corn Exchange, 188 P.2d 112, 118 (1947). That duty includes a duty to warn of a danger that the owner knows of and that a visitor would not discover for herself.

The orchard argues that a roadside stand is not a shop, and that the rule of Ames is confined to buildings. We disagree. Nothing in Ames turns on walls or a roof. The rule rests on the invitation to buy and on the owner's better knowledge of the place, and both are present at a stand beside a road.

We hold that the owner of a roadside stand owes its customers a duty to mend, or to warn of, a defect that the owner knows of and that a customer cannot see. The orchard knew that the bolts were loose, because its manager wrote it down. Whether three weeks were too long to leave the rail unmended is a question for a jury.

The judgment of the Court of Appeals is reversed, and the case is remanded to the district court for trial.

TRAN, J., dissenting.

I respectfully dissent. A rail is in plain view, and a customer can shake it before she leans on it. I would affirm the judgment, because the court's rule makes every farmer with a table of peaches an insurer of those who stop.
`;

/** As a reader lays it out: all of it on one page, the court and the day above it in lines of their own. */
const paragraphs: Paragraph[] = text
  .trim()
  .split('\n\n')
  .map((each, index) => {
    const heading = /^(?:SUPREME COURT|Decided)/.test(each)
      ? ({ kind: 'heading', level: 1 } as const)
      : undefined;
    return { text: each, kind: 'text', ...heading, id: `p${index + 1}`, page: 1, breaks: [] };
  });

let opinion: Opinion | undefined;

export const knownOpinion = (): Opinion =>
  (opinion ??= {
    readerVersion,
    pageCount: 1,
    missingPages: [],
    pages: [{ number: 1, source: 'text' }],
    ...structureOf(paragraphs, new Map(), frontInText),
  });
