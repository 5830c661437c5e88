import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fail, ok } from '#platform/contract/result.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { rightsAt } from '#platform/contract/rights.ts';
import type { CallOf, UploadedFile } from '#platform/server/http/context.ts';
import { type Act, replying } from '#features/staff/server/index.ts';
import type * as contract from '../contract/endpoints.ts';
import type { BooksDeps } from './deps.ts';
import { presentFile, presentFinding } from './present-books.ts';

const hashOf = (xml: string): string => `sha256 ${createHash('sha256').update(xml).digest('hex')}`;

/** Files and row of the log are one transaction: a file that nobody could download stands in the list. */
export async function makeFiles({ directDebit }: BooksDeps, site: SiteId, act: Act) {
  const { bankFiles } = directDebit;
  if (bankFiles === null) return fail('no_creditor');
  const done = await act(async (tx) => {
    const made = await bankFiles.makeIn(tx, site);
    if (made === null) return fail('no_creditor');
    return ok({ value: made.map(({ id }) => id), subject: made.map(({ name }) => name).join(' '), nothing: made.length === 0 });
  });
  return replying(done, async (ids) => ({ files: (await bankFiles.list(site)).filter(({ id }) => ids.includes(id)).map(presentFile) }));
}

export async function downloadFile({ directDebit }: BooksDeps, id: number, site: SiteId, look: Act) {
  const { bankFiles } = directDebit;
  if (bankFiles === null) return fail('no_creditor');
  const file = (await bankFiles.isOf(site, id)) ? await bankFiles.again(id) : null;
  if (file === null) return fail('not_found');
  const logged = await look(async () => ok({ value: null, subject: file.name }));
  return replying(logged, () => Readable.from([Buffer.from(file.xml)]));
}

/**
 * A statement about the sites whose books the caller may export. Whether it can be read is checked first; then the row of the log comes
 * before the bookings, which a repeated call completes.
 */
export async function readStatementFile(
  { directDebit }: BooksDeps,
  file: UploadedFile,
  { staff }: CallOf<typeof contract.importStatement>,
  act: Act,
) {
  const { importStatement, checkStatement } = directDebit;
  if (importStatement === null || checkStatement === null) return fail('no_creditor');
  const isAsked = (site: SiteId) => rightsAt(staff.grants, site).includes('books.export');
  const xml = file === null ? '' : await readFile(file, 'utf8');
  const readable = await checkStatement(xml, isAsked);
  if (!readable.ok) return readable;
  const logged = await act(async () => ok({ value: null, subject: hashOf(xml) }));
  return replying(logged, async () => {
    const made = await importStatement(xml, isAsked);
    if (!made.ok) throw new Error(`a statement that could be read is ${made.code}`);
    const { collected, refunded, others, returned, bounced, findings } = made.value;
    return {
      collected,
      refunded,
      others,
      returned: [...returned],
      bounced: [...bounced],
      findings: findings.map((finding) => presentFinding(finding)),
    };
  });
}
