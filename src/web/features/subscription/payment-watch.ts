/** Asks again and again whether a checkout is paid. */

export const paymentTimes = { firstMs: 3000, everyMs: 1000, attempts: 60, reloadMs: 1500, redirectMs: 100 };

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Pause = (ms: number) => Promise<void>;

/** Answers whether it was paid within the attempts; a check that fails counts as one that was not. */
export async function watchPayment(check: () => Promise<boolean>, pause: Pause = wait): Promise<boolean> {
  await pause(paymentTimes.firstMs);
  for (let attempt = 1; attempt <= paymentTimes.attempts; attempt += 1) {
    if (await check().catch(() => false)) return true;
    if (attempt < paymentTimes.attempts) await pause(paymentTimes.everyMs);
  }
  return false;
}
