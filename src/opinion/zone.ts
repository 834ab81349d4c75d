/**
 * Whose a line's words are: `caption` names the case, `syllabus` is the reporter's, `court` is the opinion, its own caption too if it has
 * one, `notes` are its footnotes set behind it, `publisher` is what an editor wrote about it and what a site has around it.
 */
export type Zone = 'caption' | 'syllabus' | 'court' | 'notes' | 'publisher';
