/** The versions in force. A student who accepted an older one is asked again. */
export const legalVersions = { terms: '2.3', privacy: '2.1', updatedOn: 'July 8, 2025' } as const;
