/** Takes turns: of what many want at once, nobody has more than so many at a time. */

export type Turns<Who> = {
  /** Waits for a turn; answers how it is given back, which is done once. Throws what `refuse` answers where too many wait. */
  take(who: Who): Promise<() => void>;
};

type Line = { taken: number; waiting: { begin: () => void; refuse: () => void }[] };

type Rules = {
  /** At a time. */
  most: number;
  /** With more than so many waiting somebody has one at a time: that is no use of the product any more. */
  crowdedAt?: number;
  /** Beyond them the one that has waited longest is refused: what is asked last is what is wanted still. */
  mostWaiting: number;
  refuse: () => Error;
};

export function openTurns<Who>({ most, crowdedAt = Infinity, mostWaiting, refuse }: Rules): Turns<Who> {
  const lines = new Map<Who, Line>();
  const isFree = ({ taken, waiting }: Line) => taken < (waiting.length > crowdedAt ? 1 : most);

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
      let isTaken = true;
      return () => {
        if (isTaken) giveBack(who, line);
        isTaken = false;
      };
    },
  };
}
