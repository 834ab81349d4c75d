/** What the reading of a class file hands over: small enough to be told at once, with long texts kept in a file beside it. */
import type { storedFindingsOf } from '../../opinion/findings.ts';
import type { MaterialKind } from '../material/schema.ts';
import type { ClassFile } from './class-file.ts';

/** Where a text lies in the file. */
export type Slice = { at: number; bytes: number };

export type LeftOut = { title: string /** Goes on after the title: "it’s damaged". */; reason: string };

export type ReadMaterial = {
  kind: MaterialKind;
  /** JSON, as are `entries` for the search. */
  content: Slice;
  entries: Slice;
  itemCount: number;
  lostQuotes: number;
};

export type ReadCase = ClassFile['cases'][number] & {
  /** JSON, as are `entries` for the search. */
  opinion: Slice;
  entries: Slice;
  findings: ReturnType<typeof storedFindingsOf>;
  materials: ReadMaterial[];
  sha256: string;
  /** Of text and materials. */
  bytes: number;
};

export type ReadClass = Pick<ClassFile, 'name' | 'sessions'> & { cases: ReadCase[]; leftOut: LeftOut[] };
