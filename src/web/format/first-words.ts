/** The beginning of a text, to name what has no name of its own: "We hold that a ferry operator owes a …" */
export function firstWords(text: string, most = 8): string {
  const words = text.trim().split(/\s+/);
  return words.length > most ? `${words.slice(0, most).join(' ')} …` : words.join(' ');
}
