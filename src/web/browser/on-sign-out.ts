/** What a page holds of a student beside what it has read: each such part says here how it lets go of it when she leaves. */
const acts = new Set<() => void>();

export function onSignOut(act: () => void): void {
  acts.add(act);
}

/** Whose things this page holds; also after her session has ended, for they wait for her. */
let holder: number | undefined;

export function holdFor(studentId: number): void {
  if (holder !== undefined && holder !== studentId) forgetStudent();
  holder = studentId;
}

export function forgetStudent(): void {
  holder = undefined;
  for (const act of acts) act();
}
