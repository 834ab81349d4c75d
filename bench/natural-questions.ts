/**
 * `node bench/natural-questions.ts DIR`: questions as a student asks them, put to opinions that nothing was fitted to. They were
 * written before any answer was seen. Of those that the text answers, whether a right passage is shown; of the others, whether none is.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFolder } from '../src/server/base/root.ts';
import { findPassages, textsToAsk } from '../src/study/asking/passages.ts';
import { openEncoder } from '../src/study/extractive/encoder/encoder.ts';
import { opinionFromText } from './plain-text/opinion-from-text.ts';

/** A right passage's words; none where the text does not answer. */
type Row = [question: string, right?: RegExp];

/** With these in view what asks was mended. */
const inView: Record<string, readonly Row[]> = {
  'nm-ctapp/15821.json': [
    ['What did ACP want to build?', /five retail buildings/],
    [
      'Why did the court refuse to hear the City’s appeal?',
      /not a final, appealable|appeal is premature|still pending before the district/,
    ],
    ['What did the City say about the July 23 order?', /interim order/],
    ['How did the City Council vote on the plan?', /voted 8-0/],
    ['How much money did ACP lose?'],
    ['Did the neighbors testify against the project?'],
  ],
  'nm-ctapp/17648.json': [
    ['How did David die?', /hit the gate|died from his injuries/],
    ['Why did they weld the gate shut?', /dump garbage/],
    ['Why did the country club lose?', /reasonable jury could|if a landowner performs|improperly granted/],
    ['What did the club argue?', /claiming that it had immunity/],
    ['Was David drunk?'],
    ['Was David wearing a helmet?'],
  ],
  'full/cl-104606.txt': [
    ['Who could be a bartender under the Michigan law?', /no female may be so licensed/],
    [
      'Why did Goesaert lose?',
      /evidently believes|not without a basis|If it is entertainable|Since bartending by women/,
    ],
    ['What did the women argue?', /cannot forbid females/],
    ['What would Rutledge have done?', /held invalid|arbitrarily discriminates|refrain from invidious/],
    ['How old was Goesaert’s daughter?'],
    ['What was the fine for hiring a barmaid?'],
  ],
  'nm-ctapp/15951.json': [
    [
      'Why did Hamilton lose?',
      /2001, was untimely|as of January 12|protest was not timely and|no later than January/,
    ],
    ['What was wrong with FNF’s bid?', /fatally flawed|bid was not signed|bid was unsigned/],
    ['What did Hamilton say about when the clock started?', /Hamilton argues that the award/],
    ['Who won?', /We affirm the district court|not timely and affirm/],
    ['How much was FNF’s bid in dollars?'],
    ['Did anyone bribe the Department?'],
  ],
  'casebooks/pr-SaladiniRighellisGoldstein_Massachusetts1997.txt': [
    [
      'What deal did Saladini and Righellis make?',
      /entered into a written agreement|In return, Righellis agreed/,
    ],
    [
      'Why did Righellis lose?',
      /no longer are persuaded|no longer shall be|long abandoned|beneficiary of any windfall/,
    ],
    ['How much did she give him in total?', /19,229/],
    [
      'Will courts still police these agreements at all?',
      /to scrutinize an agreement|shall do likewise|if an agreement to finance/,
    ],
    ['What did Potters testify?'],
    ['Were Saladini and Righellis married?'],
  ],
  'nm-ctapp/15878.json': [
    ['How did Hise get hurt?', /sustained injuries to her spine/],
    ['What did the city argue?', /Employer argues that|Employer argued that/],
    [
      'Why does the city have to pay all of the lawyer’s bill?',
      /erred as a matter of law|employer is responsible|would undercut the policy|employer shall pay one/,
    ],
    ['What did the trial judge get wrong?', /an erroneous interpretation|erred as a matter of law/],
    ['Who caused the car crash?'],
    ['How long was Hise in the hospital?'],
  ],
  'nm-ctapp/15573.json': [
    ['What was Sandoval convicted of?', /convicted of forgery/],
    [
      'Why did the State lose?',
      /did not have the authority|requires the district court to act|may not grant an extension|no provision allowing/,
    ],
    ['Why didn’t the judge rule on the extension in time?', /never received a copy/],
    ['What did the State say the rules mean?', /is properly read in conjunction/],
    ['What did Sandoval forge?'],
    ['How many prior convictions did he have?'],
  ],
};

/** Asked after that; what failed was looked at, and what was general mended. */
const next: Record<string, readonly Row[]> = {
  'nm-ctapp/15719.json': [
    ['How did Hull say she fell?', /foot caught on a rise|all she remembered was/],
    [
      'Why didn’t she get a jury?',
      /waived the right to jury|waived her right to a jury|actions amounted to her consent|to trial without objection/,
    ],
    ['What did the City argue about the jury?', /City contends that Plaintiff waived/],
    ['Who did she call as witnesses?', /presented two witnesses|Peter Wasko/],
    ['How much were Hull’s medical bills?'],
    ['Did the City fix the sidewalk afterwards?'],
  ],
  'nm-ctapp/17217.json': [
    ['What crimes was he convicted of?', /convicted of eluding an officer/],
    ['What happened to the DWI charge?', /directed verdict on the charge/],
    [
      'Why did the State lose?',
      /governed by the crime of which|view the conviction, not|entitled to a de novo appeal|appeal can only be/,
    ],
    [
      'What did the State argue about the statute?',
      /does not limit the appeal|failure to use the term|it argues, the appeal is|charging document governs/,
    ],
    ['What was his blood alcohol level?'],
    ['How fast was he driving?'],
  ],
  'full/ca1-194640-united-states-v-cronin.txt': [
    [
      'How did the scam work?',
      /sales of time shares|basic ones were|sales pitch was larded|no financing even/,
    ],
    ['What did Cronin say in his defense?', /According to Cronin|mere association/],
    ['How much money did they collect?', /272,000/],
    [
      'What did the court say about restitution?',
      /must be limited to the amounts|remanded for correction|accept the lenient/,
    ],
    ['How long is Cronin’s prison sentence?'],
    ['Did Starck’s wife know about the fraud?'],
  ],
  'casebooks/pr-TogstadVeselyOttoMiller_Minnesota1980.txt': [
    [
      'Why did Mrs. Togstad go see Miller?',
      /for legal advice|met with attorney Jerre Miller|become suspicious/,
    ],
    [
      'What did Miller tell her?',
      /did not think we had a legal case|the only thing I told her|encouraged to ask another/,
    ],
    [
      'Why did Miller lose?',
      /foreseeable to Miller|sufficient evidence in the record|perform the minimal|findings are adequately|under either theory/,
    ],
    ['How much did the jury give the husband?', /610,500/],
    ['Where did Miller go to law school?'],
    ['Was Dr. Blake’s license revoked?'],
  ],
  'casebooks/emp-FrielAngellCareInc_NCApp1994.txt': [
    [
      'What did Angell tell Parker about Friel?',
      /harassment charge when she left|adverse \(\?\) circumstances|said that he would not rehire/,
    ],
    [
      'Why wasn’t it slander?',
      /never established that Angell|were in fact true|not met the second element|the basis for a libel/,
    ],
    ['What did the settlement agreement say?', /Under the terms of the agreement|would pay plaintiff/],
    ['Who won in the end?', /uphold summary judgment|affirm summary judgment/i],
    ['What exactly did Smith do to her?'],
    ['What salary did she earn as a secretary?'],
  ],
};

/** Asked last: nothing was changed after it. */
const last: Record<string, readonly Row[]> = {
  'nm-ctapp/15658.json': [
    [
      'Why was her conviction thrown out?',
      /present any evidence establishing|insufficient as a matter|fundamental error by|cannot of itself/,
    ],
    ['Who testified for the State?', /only witness called|Detective Kinley/],
    [
      'Is an arrest warrant enough to prove someone is a felon?',
      /warrant cannot of itself|merely represents a/,
    ],
    ['What did the State fail to prove?', /failed to present|without requiring the State to prove/],
    ['What crime did Cordova commit?'],
    ['Where was Cordova hiding?'],
  ],
  'nm-ctapp/77198.json': [
    ['Why was Torres carrying a gun?', /became a witness in a murder/],
    [
      'What did Torres testify about the restaurant?',
      /to the restaurant numerous|did not serve liquor|did not see any sign/,
    ],
    [
      'Why did Torres lose?',
      /strict liability nature|entitled to raise|imposing strict liability|criminal intent as to|does not require more/,
    ],
    ['What kind of gun was it?', /\.38 caliber/],
    ['How many drinks did he have?'],
    ['Did Torres have a concealed carry permit?'],
  ],
  'casebooks/emp-GarnerRentenbach_NC1999.txt': [
    ['Why was Garner fired?', /tested positive|positive reading of|suspected drug use/],
    ['What was wrong with the lab?', /not accredited for|an approved laboratory|the laboratory certified/],
    ['What does Garner argue?', /contends that the statutory|alleging, inter alia/],
    [
      'So why did Garner lose?',
      /more than a mere|motivated by an unlawful|forecast any evidence|fails to sustain|reason for terminating/,
    ],
    ['Did Garner take a second drug test?'],
    ['How long did he work in construction before Rentenbach hired him?'],
  ],
};

const folder = join(process.argv[2] ?? '../shared/data', 'text-opinions');
const encoder = openEncoder({ folder: modelFolder });
await put('in view', inView);
await put('next', next);
await put('last', last);
await encoder.close();

async function put(set: string, asked: typeof inView): Promise<void> {
  const figures = { answerable: 0, right: 0, silent: 0, unanswerable: 0, answered: 0 };
  for (const [name, rows] of Object.entries(asked)) {
    const text = readFileSync(join(folder, name), 'utf8');
    const opinion = await encoder.read(
      opinionFromText(name.endsWith('.json') ? (JSON.parse(text) as { content: string }).content : text), // The evaluation's own files.
    );
    for (const [question, right] of rows) {
      const texts = textsToAsk(opinion, { question });
      const likeness = texts.length > 0 ? await encoder.liken(question, texts) : undefined;
      const found = findPassages(opinion, { question, likeness });
      const quotes = found.map((pinpoints) => pinpoints.map(({ quote }) => quote).join(' '));
      const isRight = right !== undefined && quotes.some((quote) => right.test(quote));
      if (!right) {
        figures.unanswerable += 1;
        if (found.length > 0) figures.answered += 1;
      } else {
        figures.answerable += 1;
        if (isRight) figures.right += 1;
        if (found.length === 0) figures.silent += 1;
      }
      const mark = isRight === (right !== undefined) && (right || found.length === 0) ? 'good' : 'bad ';
      console.log(`${mark} ${name}: ${question}`);
      if (mark !== 'good') for (const quote of quotes) console.log(`       ${quote.slice(0, 130)}`);
    }
  }
  console.log(
    `${set}: ${figures.right} of ${figures.answerable} led to a right passage, ${figures.silent} to none;`,
    `of ${figures.unanswerable} that the text does not answer ${figures.answered} got one`,
  );
}
