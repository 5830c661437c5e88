import { Readable } from 'node:stream';
import { type Day, dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { callProvider, type CallOptions, defaultCallOptions } from '../port/call-provider.ts';
import type { SettledItem } from '../port/provider.ts';
import type { AdyenAccount } from './adyen-account.ts';
import type { AdyenItem } from './adyen-events.ts';
import { AdyenRefusal, failureOf } from './adyen-http.ts';
import { countFailure, findBatchBefore, insertReport, listReports, type ReportRow, setRead } from './adyen-report-repo.ts';
import { readReportRows } from './adyen-report-rows.ts';

interface Deps {
  readonly account: AdyenAccount;
  readonly db: Db;
  readonly clock: Clock;
  readonly callOptions?: CallOptions | undefined;
}

export interface AdyenReports {
  /** Stores the reports that Adyen's notifications announce. */
  note(items: readonly AdyenItem[]): Promise<void>;
  /** The items of the reports that were announced on a day. */
  payouts(day: Day): AsyncGenerator<SettledItem>;
}

/** Timeout for a report in ms: some have hundreds of thousands of lines. */
const reportTimeout = 120_000;
/** A larger gap does not mean missed batches, but a new numbering. */
const maxMissed = 14;
/** The job tries once an hour. */
const triesOfReport = 24;

const numbered = (batch: number): string => `settlement_detail_report_batch_${batch}.csv`;

/**
 * Adyen creates a Settlement details report for each payout and announces it by a webhook. If the webhook of a batch was lost, the batch
 * is read together with the next one.
 */
export function createAdyenReports({ account, db, clock, callOptions }: Deps): AdyenReports {
  const read = (report: string) => readReport(account, report, callOptions ?? { ...defaultCallOptions, timeout: reportTimeout });
  return {
    async note(items) {
      for (const report of items.flatMap((item) => reportIn(item) ?? [])) await insertReport(db, report, dayIn('UTC', clock.now()));
    },
    async *payouts(day) {
      for (const { report, batch } of await listReports(db, day)) {
        for (const missed of await missedBefore(db, batch)) yield* rowsOf(missed, day, false);
        yield* rowsOf({ report, batch }, day, true);
      }
    },
  };

  /** An unreadable report is tried again by the next runs. After some tries it is skipped, so that it does not block later ones. */
  async function* rowsOf(row: ReportRow, day: Day, isAnnounced: boolean): AsyncGenerator<SettledItem> {
    const { report } = row;
    try {
      const file = await read(report);
      if (file === null && isAnnounced) throw new Error(`Adyen has announced ${report} and does not have it`);
      if (file !== null) yield* readReportRows(report, file, account.merchantAccount);
      await setRead(db, report);
    } catch (error) {
      if (isOutage(error)) throw error;
      if (!(await countFailure(db, row, day, triesOfReport, clock.now()))) throw error;
    }
  }
}

/** Adyen is unreachable or refuses access: this says nothing about the report. */
const isOutage = (error: unknown): boolean => (error instanceof AdyenRefusal ? error.status !== 404 : failureOf(error) !== null);

/** Uses only the name of the report: the signature does not cover the address, and the password would be sent to that address. */
function reportIn({ eventCode, success, pspReference: report }: AdyenItem): ReportRow | null {
  if (eventCode !== 'REPORT_AVAILABLE' || success !== 'true' || !/^settlement_detail_report_[\w-]{1,100}\.csv$/.test(report)) return null;
  const [, batch] = /^settlement_detail_report_batch_([1-9]\d{0,8})\.csv$/.exec(report) ?? [];
  return { report, batch: batch === undefined ? null : Number(batch) };
}

async function missedBefore(db: Db, batch: number | null): Promise<ReportRow[]> {
  const before = batch === null ? null : await findBatchBefore(db, batch);
  if (batch === null || before === null || batch - before > maxMissed) return [];
  return Array.from({ length: batch - before - 1 }, (_, n) => ({ report: numbered(before + 1 + n), batch: before + 1 + n }));
}

/** The file; null when Adyen has none with that name. */
async function readReport(account: AdyenAccount, report: string, callOptions: CallOptions): Promise<Readable | null> {
  const { merchantAccount, livePrefix, url, reportUser } = account;
  if (reportUser === null) throw new Error('Adyen’s reports need a user who may read them');
  const origin = url ?? `https://ca-${livePrefix === null ? 'test' : 'live'}.adyen.com`;
  const address = new URL(`/reports/download/MerchantAccount/${encodeURIComponent(merchantAccount)}/${report}`, origin);
  const authorization = `Basic ${Buffer.from(`${reportUser.name}:${reportUser.password}`).toString('base64')}`;
  const send = async () => {
    const response = await fetch(address, {
      headers: { authorization },
      redirect: 'error',
      signal: AbortSignal.timeout(callOptions.timeout),
    });
    if (response.ok && response.body !== null) return response.body;
    throw new AdyenRefusal(response, await response.text());
  };
  try {
    return Readable.fromWeb(await callProvider(send, failureOf, callOptions));
  } catch (error) {
    if (error instanceof AdyenRefusal && error.status === 404) return null;
    throw error;
  }
}
