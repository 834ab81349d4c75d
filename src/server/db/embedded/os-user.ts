import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export type OsUser = { name: string; uid: number; gid: number };

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root, so it runs as one of the accounts every system has for such work. */
export function findServiceUser(): OsUser {
  const users = listUsers();
  const user = ['postgres', 'nobody']
    .map((name) => users.find((candidate) => candidate.name === name))
    .find(Boolean);
  if (!user)
    throw new Error(
      'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody".',
    );
  return user;
}

/** The account that owns a path. */
export function ownerOf(path: string): OsUser {
  const { uid, gid } = statSync(path);
  const name = listUsers().find((user) => user.uid === uid)?.name ?? `user ${uid}`;
  return { name, uid, gid };
}

/** Whether the account can pass through a folder and all folders above it. */
export function canEnter(user: OsUser, folder: string): boolean {
  if (!mayExecute(user, folder)) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(user, parent);
}

export function mayExecute(user: OsUser, path: string): boolean {
  const { uid, gid, mode } = statSync(path);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

export function mayRead(user: OsUser, path: string): boolean {
  const { uid, gid, mode } = statSync(path);
  if (uid === user.uid) return (mode & 0o400) !== 0;
  if (gid === user.gid) return (mode & 0o040) !== 0;
  return (mode & 0o004) !== 0;
}

function listUsers(): OsUser[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
