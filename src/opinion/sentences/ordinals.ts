/** "2d", "Third", "Fourthly", which number a point of an opinion: the source of a regular expression, without its ends. */
export const ordinals =
  '(?:\\d{1,2}(?:st|[nr]?d|th)|First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth)(?:ly)?';
