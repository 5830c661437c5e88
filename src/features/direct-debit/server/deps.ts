import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { Log } from '#platform/server/log.ts';
import type { Sealer } from '#platform/server/sealer.ts';
import type { Signer } from '#platform/server/secrets.ts';
import type { SmsSender } from '#platform/server/sms/sms-sender.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';

export interface DebitDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly log: Log;
  readonly sms: SmsSender;
  readonly sites: Sites;
  readonly mails: Mails;
  /** The base of links in mails that are sent without a request. */
  readonly originOf: (site: Site) => string;
  readonly sealer: Sealer;
  readonly signer: Signer;
  /** True when a bank collects. False outside production: then debits count as collected on their day. */
  readonly bank: boolean;
  /** Minor units of the euro: the limit for one IBAN, and for one telephone, within the window. */
  readonly ibanLimit: number;
  /** Maximum number of codes sent on one site in an hour. */
  readonly codesPerHour: number;
  /** False: the limits of a network and a site are off. */
  readonly limited: boolean;
}
