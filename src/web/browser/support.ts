/** Where students write when something goes wrong: the server puts it into the page. Undefined where nobody has named one. */
export const supportEmail = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="support"]')?.content || undefined;
