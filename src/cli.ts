/** `npm run -s hotseat -- …`: the main job without a server, and what an operator does. */
import { applySettings } from './cli/settings.ts';
import { UsageError } from './cli/usage-error.ts';
import { analyzeFormats } from './cli/words.ts';
import { ReadingError } from './opinion/reading-error.ts';
import { ModelError } from './study/model/model.ts';

const usage = `Usage: npm run -s hotseat -- COMMAND

  analyze FILE.pdf [--tier standard|premium] [--format ${analyzeFormats.join('|')}]
          [--out FILE] [--case N] [--anyway]
          Reads an opinion and writes its brief, outline, and questions; apkg and txt are the questions for Anki.
          --case picks one of several cases in a file; --anyway accepts a file that doesn’t look like an opinion.
  text FILE.pdf
          Prints the opinion's text, reflowed.
  citations < TEXT
          Prints every citation of the text as JSON.
  sections < PARAGRAPHS.jsonl
          Labels each paragraph { id, text }: Facts, Procedural History, Issue, Rule, Analysis, Conclusion, Decree.
  models [--find]
          Makes one small call to each configured language model: how fast it is, and whether it follows a format. --find looks
          for language models on this machine instead and prints the variables that select each one.
  grant EMAIL [--analyses N] [--tokens N] --reason TEXT
          Gives a student analyses beyond the free trial, or premium tokens (--tokens=-N removes them).
  backup FILE
          Writes everything in the database to a file, even while the server is running.
  restore FILE
          Restores a backup from this release or an earlier one into an empty installation; its jobs and emails are held.
  release
          Lets a restored installation run jobs and send emails.
  migrate [--create]
          Updates the database to this release before its processes start; --create makes the embedded one if there is none.
  choices [FILE]
          Writes, a line of JSON each, the sentences that students chose where the engine wasn’t sure, of those who share them:
          labels to fit it to. No name, note, or file goes with them.
  doctor
          Checks settings, database, clock, disk, mail, models, backups, and leftovers, and says what to do.
  stripe-prices
          Creates any missing prices in Stripe’s catalog and prints the variables that name them.

Every command takes --settings FILE: lines of NAME=value, like the EnvironmentFile of a systemd unit. In a folder that such a
unit serves, commands find that file by themselves.
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
  choices: async () => (await import('./cli/choices.ts')).choices,
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
  if (!load) throw new UsageError(name === '' ? usage : `Unknown command “${name}”.\n\n${usage}`);
  const rest = applySettings(words);
  const command = await load();
  await command(rest);
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
