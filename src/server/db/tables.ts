/** Every table of the product: declared in `tables/`, and nowhere else; queries join by hand, without `relations()`. */

export * from './tables/accounts.ts';
export * from './tables/cases.ts';
export * from './tables/drill.ts';
export * from './tables/materials.ts';
export * from './tables/money.ts';
export * from './tables/operation.ts';
export * from './tables/places.ts';
export * from './tables/search.ts';
export { users } from './tables/users.ts';
