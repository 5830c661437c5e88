import type { Tx } from '#platform/server/db/open-database.ts';
import type { Site } from '#features/site/server/index.ts';
import { findFile, insertFile, setContent, setFileOfDebit, setFileOfRefunds, takeDebits, takeRefunds } from './bank-file-repo.ts';
import { type Creditor, debitFile, refundFile } from './bank-files.ts';
import type { DebitDeps } from '../deps.ts';
import { openMandate } from '../debits/details.ts';
import { bankDayFrom, dueDay, earliestDay } from '../debits/due-day.ts';
import { postNotice } from '../debits/post-notice.ts';

export interface BankFile {
  readonly id: number;
  readonly name: string;
  readonly xml: string;
}

export interface BankFiles {
  /** Creates files for all debits and refunds that were not submitted to the bank yet. Each is in exactly one file. */
  make(): Promise<BankFile[]>;
  /** An earlier file, unchanged; null when it is unknown or older than 30 days. */
  again(id: number): Promise<BankFile | null>;
}

export function createBankFiles(deps: DebitDeps): BankFiles {
  return {
    async make() {
      const files: BankFile[] = [];
      for (const site of await deps.sites.all()) {
        // Without a bank account of the company, its debits and refunds wait.
        if (site.creditor === null) continue;
        const creditor = { name: site.company.name, ...site.creditor };
        // The file counts once it is stored: if writing it to the disk fails after that, it can be fetched again.
        const made = await deps.db
          .transaction()
          .execute(async (tx) => [...(await makeDebits(deps, tx, site, creditor)), ...(await makeRefunds(deps, tx, site, creditor))]);
        files.push(...made);
      }
      return files;
    },
    async again(id) {
      const file = await findFile(deps.db, id);
      return file && { id, name: nameOf(file.kind, id), xml: deps.sealer.open(file.content) };
    },
  };
}

const nameOf = (kind: string, id: number): string => `${kind}-${id}.xml`;
/** A repeated file has the same message id, and the bank accepts each id once. */
const messageOf = (id: number): string => `EL-${id}`;

/** A mandate names its creditor, so a change of the creditor makes several files. */
async function makeDebits(deps: DebitDeps, tx: Tx, site: Site, creditor: Creditor): Promise<BankFile[]> {
  const now = deps.clock.now();
  const earliest = earliestDay(site.timeZone, now);
  const files: BankFile[] = [];
  for (const [named, taken] of Map.groupBy(await takeDebits(tx, site.id), ({ creditorId }) => creditorId)) {
    const id = await insertFile(tx, 'debits', now);
    const debits = taken.map(({ details, dueOn, ...debit }) => ({
      ...debit,
      // When the file is too late for the announced day, another day is announced with the same notice.
      collectOn: dueOn >= earliest ? dueOn : dueDay(site.timeZone, now),
      isLate: dueOn < earliest,
      debtor: openMandate(deps.sealer, details),
    }));
    for (const { user, isLate, ...debit } of debits) {
      await setFileOfDebit(tx, id, debit.order, debit.collectOn);
      const moved = { ...debit, dueOn: debit.collectOn, iban: debit.debtor.iban };
      if (isLate && user !== null) await postNotice(deps, tx, 'debit_moved', { ...moved, user }, site);
    }
    const xml = debitFile(messageOf(id), { ...creditor, id: named }, debits, site.settings.name, now);
    files.push(await store(deps, tx, 'debits', id, xml));
  }
  return files;
}

async function makeRefunds(deps: DebitDeps, tx: Tx, site: Site, payer: Creditor): Promise<BankFile[]> {
  const now = deps.clock.now();
  const taken = await takeRefunds(tx, site.id);
  if (taken.length === 0) return [];
  const id = await insertFile(tx, 'refunds', now);
  const refunds = taken.map(({ id: refund, order, amount, details }) => ({
    id: refund,
    order,
    amount,
    creditor: openMandate(deps.sealer, details),
  }));
  await setFileOfRefunds(
    tx,
    id,
    taken.map((refund) => refund.id),
  );
  const xml = refundFile(messageOf(id), payer, refunds, site.settings.name, bankDayFrom(site.timeZone, now, 0), now);
  return [await store(deps, tx, 'refunds', id, xml)];
}

async function store({ sealer }: DebitDeps, tx: Tx, kind: 'debits' | 'refunds', id: number, xml: string): Promise<BankFile> {
  await setContent(tx, id, sealer.seal(xml));
  return { id, name: nameOf(kind, id), xml };
}
