import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import { findRecipientsAfter } from '#features/chat/server/index.ts';
import { findLikedSince } from '#features/likes/server/index.ts';
import { countAlive, deleteProcess, findSilent, reportAlive } from './alive-repo.ts';
import type { PendingNotifications } from '../pending-notifications.ts';

/** Finds whom a killed process noted and did not store. Nothing is written for a message, so messages cost nothing more. */
export interface LostNotifications {
  /** Begins to report. A command of the operator, which is sent no messages, does not. */
  begin(): void;
  /** Notes again everybody whom a silent process may have noted last. Who has seen the message, or was notified, gets nothing. */
  recover(): Promise<void>;
  /** How many processes report, this one included. */
  processes(): Promise<number>;
  /** This process has stored everything and ends. */
  close(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly pending: PendingNotifications;
}

/** In ms; longer than a message may take from its number to its acceptance (`inFlightFor` in the chat). */
const reportEvery = 20_000;
/** In ms: three reports are missing. */
const silentAfter = 60_000;

export function createLostNotifications({ db, clock, log, pending }: Deps): LostNotifications {
  const process = randomUUID();
  const before = (ms: number, from = clock.now()) => new Date(from.getTime() - ms);
  let reporting: Promise<void> = Promise.resolve();
  /** Only once everything noted is stored. Never rejects: an end while the database is away is an end, too. */
  const report = async (store: () => Promise<void>) => {
    try {
      if (await pending.flush()) await store();
    } catch (error) {
      log.warn({ error: String(error) }, 'the state of notifications could not be reported');
    }
  };
  const reportNext = () => {
    reporting = reporting.then(() => report(() => reportAlive(db, process, clock.now())));
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    begin() {
      reportNext();
      timer ??= setInterval(reportNext, reportEvery).unref();
    },
    async recover() {
      for (const silent of await findSilent(db, process, before(silentAfter))) {
        for (const user of await findRecipientsAfter(db, silent.messagesBefore)) pending.messageArrived(user);
        for (const user of await findLikedSince(db, before(2 * reportEvery, silent.aliveAt))) pending.likeArrived(user);
        if (await pending.flush()) await deleteProcess(db, silent.process, silent.aliveAt);
      }
    },
    processes: async () => 1 + (await countAlive(db, process, before(silentAfter))),
    async close() {
      clearInterval(timer);
      await reporting;
      await report(() => deleteProcess(db, process));
    },
  };
}
