/** Works on all, so many at once; answers in their order. The first failure stops the others and is thrown. */
export async function inTurns<In, Out>(
  all: readonly In[],
  mostAtOnce: number,
  outer: AbortSignal,
  work: (each: In, signal: AbortSignal) => Promise<Out>,
): Promise<Out[]> {
  const stop = new AbortController();
  const signal = AbortSignal.any([outer, stop.signal]);
  const results: Out[] = [];
  let next = 0;
  const turn = async () => {
    for (let index = next++; index < all.length; index = next++) {
      results[index] = await work(all[index] as In, signal); // `index` is below the length.
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(mostAtOnce, all.length) }, turn));
  } catch (error) {
    stop.abort();
    throw error;
  }
  return results;
}
