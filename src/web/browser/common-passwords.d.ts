/** Made by the build: see scripts/web/common-passwords-module.ts. */
declare module 'virtual:common-passwords' {
  /** In lower case. */
  export const commonPasswords: ReadonlySet<string>;
}
