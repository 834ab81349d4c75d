/** How what a text shows is written as a number that can be weighed. */
export const has = (expression: RegExp, text: string) => (expression.test(text) ? 1 : 0);

/** So that one sentence far from the usual outweighs no other measure. */
export const withinTwo = (deviation: number) => Math.max(-2, Math.min(2, deviation));
