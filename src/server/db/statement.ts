import type { Db } from './db.ts';

/**
 * For a statement of a call that comes often, made with `prepare`: building it takes longer than answering it, so it is
 * built once for the database, and again within each transaction.
 */
export function statement<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const built = new WeakMap<Db, Prepared>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
