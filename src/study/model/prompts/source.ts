/** What a model is given to write from. */
export type Source = { what: 'opinion' | 'notes'; text: string; tokens: number };
