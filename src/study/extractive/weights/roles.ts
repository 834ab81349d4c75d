/** What a sentence does in an opinion, as careful readers mark it. */

export const roles = [
  'fact',
  'proceedings',
  'review',
  'question',
  'argument',
  'law',
  'exception',
  'reasoning',
  'policy',
  'holding',
  'decree',
  'dicta',
  'none',
] as const;
export type Role = (typeof roles)[number];
/** Of each role its probability; they sum to 1. */
export type RoleOdds = Readonly<Record<Role, number>>;

export type Weighed = {
  odds: RoleOdds;
  /** The likeliest. */
  role: Role;
  /** How probable it is that its content surely belongs in a brief of one page, and that it at least could. */
  worth: number;
  couldServe: number;
  /** How probable it is that who knows the parties' names understands it alone. */
  alone: number;
};
