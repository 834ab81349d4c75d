/** A name that every file system takes, and that leads into no other folder. */
export function pathPart(title: string, otherwise: string): string {
  const plain = title.normalize('NFKD').replaceAll(/[^A-Za-z0-9 &'()-]+/g, ' ');
  return plain.replaceAll(/ +/g, ' ').trim().slice(0, 80).trim() || otherwise;
}
