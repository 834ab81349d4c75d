import { release as releaseHolds } from '../server/features/backups/service.ts';
import { operatorConfig, say, withDatabase } from './operator.ts';

/** Lets a restored copy work: its jobs run and its mails are sent from now on. */
export async function release(): Promise<void> {
  const isReleased = await withDatabase(operatorConfig(), (database) => releaseHolds(database));
  say(isReleased ? 'Released: jobs and emails continue within seconds.' : 'Nothing was held.');
}
