/** Makes the PDFs below test/fixtures again from their sources: node scripts/fixtures.ts */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fixtureFiles } from './fixtures/files.ts';

const folder = join(import.meta.dirname, '../test/fixtures');

for (const [path, make] of Object.entries(fixtureFiles)) {
  const bytes = await make();
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
  console.log(`${path}: ${bytes.length} bytes`);
}
