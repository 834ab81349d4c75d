/** `npm run -s hotseat -- …`: the main job without a server, and what an operator does. */
import { analyze } from './cli/analyze.ts';
import { printCitations, printSections } from './cli/filters.ts';
import { grant } from './cli/grant.ts';
import { printText } from './cli/text.ts';
import { UsageError } from './cli/usage-error.ts';
import { ReadingError } from './opinion/reading-error.ts';

const usage = `Usage: npm run -s hotseat -- COMMAND

  analyze FILE.pdf [--tier standard|premium] [--format json|md] [--out FILE]
          Reads an opinion and makes brief, outline and questions.
  text FILE.pdf
          Prints the opinion's text, reflowed.
  citations < TEXT
          Prints every citation of the text as JSON.
  sections < PARAGRAPHS.jsonl
          Labels each paragraph { id, text }: Facts, Procedural History, Issue, Rule, Analysis, Conclusion, Decree.
  grant EMAIL --analyses N --reason TEXT
          Gives a student analyses beyond the plan.
`;

const commands: Record<string, (words: string[]) => Promise<void>> = {
  analyze,
  text: printText,
  citations: printCitations,
  sections: printSections,
  grant,
};

async function main([name = '', ...words]: string[]): Promise<void> {
  if (name === 'help' || name === '--help') {
    process.stdout.write(usage);
    return;
  }
  const command = commands[name];
  if (!command) throw new UsageError(name === '' ? usage : `There is no command “${name}”.\n\n${usage}`);
  await command(words);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = error instanceof ReadingError || error instanceof UsageError;
  const words =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${words.trimEnd()}\n`);
  process.exitCode = isExpected ? 2 : 1;
});
