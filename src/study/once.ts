/** Found once for each thing it is found in, and kept for as long as that is. */
export function once<From extends object, Found>(find: (from: From) => Found): (from: From) => Found {
  const known = new WeakMap<From, { found: Found }>();
  return (from) => {
    const { found } = known.get(from) ?? { found: find(from) };
    known.set(from, { found });
    return found;
  };
}
