/** Places that recognition often reads wrong in a copy whose letters are right otherwise. */

/** "the duty____" for four stops, "to.the duty" for a speck between words, "[Tjhe" for "[T]he". */
export function withMendedReadings(text: string): string {
  return text
    .replace(/(?<=\p{Ll}[,;]?) ?_{3,}(?=["”’\n]|$)/gu, ' . . . .')
    .replace(/(?<=\p{Ll}[,;]?)_{3,} ?(?=["“]?\[?\p{Lu})/gu, ' . . . . ')
    .replace(/(?<=\p{Ll}[,;]?)_{3,}(?= ?\p{Ll})/gu, ' . . .')
    .replace(/(?<=\p{Ll},)-(?= \p{Ll})/gu, '')
    .replace(/(?<=[\s“"(]\p{Ll}{2,})\.(?=(?!com|org|gov|net|edu|htm|pdf)\p{Ll}{3,}[\s,;:])/gu, ' ')
    .replace(/(?<=\p{Ll} )\.(?=\p{Ll}{3,} )/gu, '')
    .replace(/\[(\p{L})[jJ](?=\p{Ll}{1,12}[\s,.;])/gu, '[$1]');
}
