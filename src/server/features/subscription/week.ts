/** The allowance's week: windows of 7 × 24 hours from the instant of the upgrade, whatever clocks do meanwhile. */
const dayMs = 24 * 60 * 60 * 1000;
const weekMs = 7 * dayMs;

export function weekOf(upgradedAt: Date, now: Date): { startsAt: Date; endsAt: Date } {
  const weeks = Math.max(0, Math.floor((now.getTime() - upgradedAt.getTime()) / weekMs));
  const startsAt = upgradedAt.getTime() + weeks * weekMs;
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + weekMs) };
}

/** Every week that runs began after it. */
export const weekBefore = (now: Date) => new Date(now.getTime() - weekMs);

/** In days, rounded up. */
export function daysUntilReset(upgradedAt: Date, now: Date): number {
  return Math.ceil((weekOf(upgradedAt, now).endsAt.getTime() - now.getTime()) / dayMs);
}
