import type { SiteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Site } from '#features/site/server/index.ts';
import {
  findFile,
  insertFile,
  isFileOf,
  listFiles,
  type StoredFile,
  setContent,
  setFileOfDebit,
  setFileOfRefunds,
  takeDebits,
  takeRefunds,
} from './bank-file-repo.ts';
import { type Creditor, debitFile, refundFile } from './bank-files.ts';
import type { DebitDeps } from '../deps.ts';
import { openMandate } from '../debits/details.ts';
import { bankDayFrom, dueDay, earliestDay } from '../debits/due-day.ts';
import { postNotice } from '../debits/post-notice.ts';

export interface BankFile {
  readonly id: number;
  readonly kind: 'debits' | 'refunds';
  readonly name: string;
  readonly xml: string;
}

export interface BankFiles {
  /** Creates files for all debits and refunds that were not submitted to the bank yet. Each is in exactly one file. */
  make(): Promise<BankFile[]>;
  /** The same for one site, in a transaction of the caller; null: its company collects no direct debits. */
  makeIn(tx: Tx, site: SiteId): Promise<BankFile[] | null>;
  /** The newest files of a site. */
  list(site: SiteId): Promise<(StoredFile & { readonly name: string })[]>;
  isOf(site: SiteId, id: number): Promise<boolean>;
  /** An earlier file, unchanged; null when it is unknown or older than 30 days. */
  again(id: number): Promise<BankFile | null>;
}

export function createBankFiles(deps: DebitDeps): BankFiles {
  return {
    async make() {
      const files: BankFile[] = [];
      for (const site of await deps.sites.all()) {
        // The file counts once it is stored: if writing it to the disk fails after that, it can be fetched again.
        const made = await deps.db.transaction().execute((tx) => makeFor(deps, tx, site));
        files.push(...(made ?? []));
      }
      return files;
    },
    makeIn: async (tx, site) => makeFor(deps, tx, await deps.sites.byId(site)),
    list: async (site) => (await listFiles(deps.db, site)).map((file) => ({ ...file, name: nameOf(file.kind, file.id) })),
    isOf: (site, id) => isFileOf(deps.db, id, site),
    async again(id) {
      const file = await findFile(deps.db, id);
      return file && { id, kind: file.kind, name: nameOf(file.kind, id), xml: deps.sealer.open(file.content) };
    },
  };
}

/** Null without a bank account of the company: its debits and refunds wait. */
async function makeFor(deps: DebitDeps, tx: Tx, site: Site): Promise<BankFile[] | null> {
  if (site.creditor === null) return null;
  const creditor = { name: site.company.name, ...site.creditor };
  return [...(await makeDebits(deps, tx, site, creditor)), ...(await makeRefunds(deps, tx, site, creditor))];
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
    const id = await insertFile(tx, site.id, 'debits', now);
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
  const id = await insertFile(tx, site.id, 'refunds', now);
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
  return { id, kind, name: nameOf(kind, id), xml };
}
