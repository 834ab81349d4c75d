/** Kinds of courts that another reviews, as sentences name them: "the chancery court", "the circuit judge". */
export const lowerKinds =
  'district|trial|circuit|superior|lower|county|municipal|metropolitan|tax|bankruptcy|chancery|juvenile|family|probate|magistrate|appellate|intermediate';

/** "Sixth Circuit", "D. C. Circuit": before the word itself. */
export const circuitNames = String.raw`First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|D\. ?C\.|Federal`;
