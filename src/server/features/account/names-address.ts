/** Whether a JSON text names an address, as a whole: ann@example.org is no part of joann@example.org. */
export function namesAddress(json: string, email: string): boolean {
  return stringsIn(json).some((text) => standsAlone(text.toLowerCase(), email));
}

function stringsIn(json: string): string[] {
  const found: string[] = [];
  try {
    JSON.parse(json, (_, value: unknown) => {
      if (typeof value === 'string') found.push(value);
    });
    return found;
  } catch {
    return [json];
  }
}

const goesOnBefore = /[\p{L}\p{N}._%+-]'?$/u;
const goesOnAfter = /^\.?[\p{L}\p{N}-]/u;

function standsAlone(text: string, email: string): boolean {
  for (let at = text.indexOf(email); at !== -1; at = text.indexOf(email, at + 1)) {
    const end = at + email.length;
    if (
      !goesOnBefore.test(text.slice(Math.max(0, at - 2), at)) &&
      !goesOnAfter.test(text.slice(end, end + 2))
    )
      return true;
  }
  return false;
}
