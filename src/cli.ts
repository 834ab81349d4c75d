/** `npm run -s hotseat -- …`: the main job without a server, and what an operator does. */
import { UsageError } from './cli/usage-error.ts';
import { ReadingError } from './opinion/reading-error.ts';
import { ModelError } from './study/model/model.ts';

const usage = `Usage: npm run -s hotseat -- COMMAND

  analyze FILE.pdf [--tier standard|premium] [--format json|md|pdf|docx|apkg|txt]
          [--out FILE] [--case N] [--anyway]
          Reads an opinion and makes brief, outline and questions; apkg and txt are the questions for Anki. Of a file that holds several cases
          --case picks one; --anyway takes a file that does not look like an opinion.
  text FILE.pdf
          Prints the opinion's text, reflowed.
  citations < TEXT
          Prints every citation of the text as JSON.
  sections < PARAGRAPHS.jsonl
          Labels each paragraph { id, text }: Facts, Procedural History, Issue, Rule, Analysis, Conclusion, Decree.
  models [--find]
          Makes one small call to each configured language model: speed, and whether it keeps to a form. --find looks
          for language models on this machine instead and prints the variables that choose each.
  grant EMAIL [--analyses N] [--tokens N] --reason TEXT
          Gives a student analyses beyond the free trial, or premium tokens (--tokens=-N takes them).
  backup FILE
          Writes everything that the database holds into a file, also while the server runs.
  restore FILE
          Puts a backup into an empty installation, of this release or an earlier one; its jobs and mails are held.
  release
          Lets a restored installation work and send.
  migrate
          Brings the database to this release, before its processes are started.
  doctor
          Looks at settings, database, clock, disk, mail, models, backups and what was left behind, and says what to do.
  stripe-prices
          Makes the price list in Stripe's catalogue, where it is missing, and prints the variables that name it.
`;

type Command = (words: string[]) => Promise<void>;

/** Each is loaded when it is called: reading a text needs no database. */
const commands: Record<string, () => Promise<Command>> = {
  analyze: async () => (await import('./cli/analyze.ts')).analyze,
  text: async () => (await import('./cli/text.ts')).printText,
  citations: async () => (await import('./cli/filters.ts')).printCitations,
  sections: async () => (await import('./cli/filters.ts')).printSections,
  models: async () => (await import('./cli/models.ts')).checkModels,
  'stripe-prices': async () => (await import('./cli/stripe-prices.ts')).makeStripePrices,
  backup: async () => (await import('./cli/backup.ts')).backup,
  restore: async () => (await import('./cli/restore.ts')).restore,
  release: async () => (await import('./cli/release.ts')).release,
  doctor: async () => (await import('./cli/doctor.ts')).doctor,
  migrate: async () => (await import('./cli/migrate.ts')).migrate,
  grant: async () => (await import('./cli/grant.ts')).grant,
};

async function main([name = '', ...words]: string[]): Promise<void> {
  if (name === 'help' || name === '--help') {
    process.stdout.write(usage);
    return;
  }
  const load = commands[name];
  if (!load) throw new UsageError(name === '' ? usage : `There is no command “${name}”.\n\n${usage}`);
  const command = await load();
  await command(words);
}

/** Whoever types commands is the operator. */
const sentenceOf = (error: Error) =>
  error instanceof ModelError ? `${error.message} (${error.code}: ${error.reason})` : error.message;

// Who reads the output may have enough of it: "hotseat text … | head".
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    error instanceof ReadingError || error instanceof UsageError || error instanceof ModelError;
  const words =
    error instanceof Error
      ? isExpected
        ? sentenceOf(error)
        : (error.stack ?? error.message)
      : String(error);
  process.stderr.write(`${words.trimEnd()}\n`);
  process.exitCode = isExpected ? 2 : 1;
});
