/** What work costs in milliseconds of this thread, the least of three: what else the machine does meanwhile counts for nothing. */
export function costOf(work: () => void): number {
  const once = () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  return Math.min(once(), once(), once());
}

/** Four times the work, at what costs as much as that asks for; a little more for small sums, and far less than for its square. */
export function atMostAboutFourTimes(once: number): number {
  return 8 * once + 40;
}
