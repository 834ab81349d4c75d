/** When the window gets another width, as when a phone is turned, the rows above change their height: what was being read stays in sight. */
import { type Stand, standAgain, standOf, untilSettled } from './scroll-place.ts';

const pauseMs = 150;

let rested: Stand | undefined;
let width = window.innerWidth;
let stop: (() => void) | undefined;

/** Where it stands still in the window, the browser has kept the place better than a mark can. */
function isOutOfSight({ mark }: Stand): boolean {
  const element = mark && document.getElementById(mark.id);
  if (!element?.checkVisibility()) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
}

/** Called once at start. The parts of a screen that scroll by themselves keep their places themselves. */
export function followTurning() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      rested = standOf('page');
    }, pauseMs);
  };
  addEventListener('scroll', rest, { passive: true });
  addEventListener('resize', () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    stop?.();
    const stand = rested;
    // Over some frames: what comes into sight is only then as high as it is.
    if (stand && stand.top > 0) stop = untilSettled(() => !isOutOfSight(stand) || standAgain(stand));
    rest();
  });
}
