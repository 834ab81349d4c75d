import { sharedChoices } from '../server/features/materials/choices.ts';
import { operatorConfig, withDatabase } from './operator.ts';
import { UsageError } from './usage-error.ts';
import { writeOut } from './words.ts';

export async function choices([path, ...more]: string[]): Promise<void> {
  if (more.length > 0) throw new UsageError('Give one file, or none.');
  const found = await withDatabase(operatorConfig(), sharedChoices);
  await writeOut(found.map((each) => `${JSON.stringify(each)}\n`).join(''), path);
}
