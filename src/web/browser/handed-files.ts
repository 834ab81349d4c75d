/** Files that she drops where their class is not on the screen: that class takes them as soon as it is. */
import { onSignOut } from './on-sign-out.ts';

/** `sessionId` is absent where tonight's class session takes them. */
export type HandedFiles = { files: File[]; sessionId?: number | undefined };

const handed = new Map<number, HandedFiles>();

onSignOut(() => handed.clear());

export const handFiles = (classId: number, files: HandedFiles) => void handed.set(classId, files);

export function takeHandedFiles(classId: number): HandedFiles | undefined {
  const files = handed.get(classId);
  handed.delete(classId);
  return files;
}
