/** Of the class session that a case tried before signing up comes to stand in. By itself: the first screen reads it. */
export const triedSessionTitle = 'Tried before signing up';
