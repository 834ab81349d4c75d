/** Takes turns: of what many want at once, nobody has more than so many at a time. */

export type Turns<Who> = {
  /** Waits for a turn; answers how it is given back, which is done once. Throws what `refuse` answers where too many wait. */
  take(who: Who): Promise<() => void>;
};

type Line = { taken: number; waiting: { begin: () => void; refuse: () => void }[] };

type Rules = {
  /** At a time. */
  most: number;
  /** With more than so many waiting, somebody gets one at a time: nobody uses the product like that. */
  crowdedAt?: number;
  /** In a crowd a turn is kept so many times as long as it took: what is left of the time belongs to the others. */
  restTimes?: number;
  /** Beyond them the one that has waited longest is refused: what is asked last is what is wanted still. */
  mostWaiting: number;
  refuse: () => Error;
};

/** Milliseconds: a call that took next to nothing here has cost others something all the same, and nobody waits for hours. */
const rest = { least: 20, most: 2_000 };

export function openTurns<Who>(rules: Rules): Turns<Who> {
  const { most, crowdedAt = Infinity, restTimes = 0, mostWaiting, refuse } = rules;
  const lines = new Map<Who, Line>();
  const isCrowded = ({ waiting }: Line) => waiting.length > crowdedAt;
  const isFree = (line: Line) => line.taken < (isCrowded(line) ? 1 : most);

  function giveBack(who: Who, line: Line): void {
    line.taken -= 1;
    while (isFree(line)) {
      const next = line.waiting.shift();
      if (!next) break;
      line.taken += 1;
      next.begin();
    }
    if (line.taken === 0) lines.delete(who);
  }

  return {
    async take(who) {
      const line = lines.get(who) ?? { taken: 0, waiting: [] };
      lines.set(who, line);
      if (line.waiting.length === 0 && isFree(line)) line.taken += 1;
      else {
        await new Promise<void>((begin, reject) => {
          line.waiting.push({ begin, refuse: () => reject(refuse()) });
          if (line.waiting.length > mostWaiting) line.waiting.shift()?.refuse();
        });
      }
      const begunAt = performance.now();
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        if (restTimes === 0 || !isCrowded(line)) return giveBack(who, line);
        const wanted = restTimes * (performance.now() - begunAt);
        setTimeout(() => giveBack(who, line), Math.min(rest.most, Math.max(rest.least, wanted)));
      };
    },
  };
}
