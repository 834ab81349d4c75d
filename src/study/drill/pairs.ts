/** Whether two cases came out opposed, by the words of their dispositions: one left the judgment below standing, the other did not. */
type Outcome = 'stood' | 'fell';

const stood = /\b(?:affirm|enforc)/i;
const fell = /\b(?:revers|vacat|quash|set aside)/i;

/** Undefined where it went both ways, or neither. */
function outcomeOf(disposition: string): Outcome | undefined {
  const [up, down] = [stood.test(disposition), fell.test(disposition)];
  if (up === down || /\bin part\b/i.test(disposition)) return undefined;
  return up ? 'stood' : 'fell';
}

export function areOpposed(one: string, other: string): boolean {
  const [first, second] = [outcomeOf(one), outcomeOf(other)];
  return first !== undefined && second !== undefined && first !== second;
}
