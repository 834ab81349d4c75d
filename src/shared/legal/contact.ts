/** Where the texts say whom to write to: the operator's address is not known while they are written. */
export const contactPlace = '{contact}';

export const unnamedContact = 'the operator of this server';

export const withContact = (text: string, address: string | undefined): string =>
  text.replaceAll(contactPlace, address ?? unnamedContact);
