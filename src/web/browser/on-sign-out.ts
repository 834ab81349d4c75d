/** What a page holds of a student beside what it has read: each such part says here how it lets go of it when she leaves. */
const partings = new Set<() => void>();

export function atParting(letGo: () => void): void {
  partings.add(letGo);
}

/** Whose things this page holds; also after her session has ended, for they wait for her. */
let holder: number | undefined;

export function holdFor(studentId: number): void {
  if (holder !== undefined && holder !== studentId) part();
  holder = studentId;
}

export function part(): void {
  holder = undefined;
  for (const letGo of partings) letGo();
}
