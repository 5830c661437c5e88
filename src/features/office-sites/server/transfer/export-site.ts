import { Readable } from 'node:stream';
import { ok } from '#platform/contract/result.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { readSite } from '#features/site/server/index.ts';
import { type Act, replying } from '#features/staff/server/index.ts';
import { declaredFields } from '../../contract/fields.ts';
import type { SiteDeps } from '../deps.ts';
import { documentOf, fieldsOf } from '../document/site-document.ts';

export const exportFormat = 'emberleaf-site-1';
/** The account of the company is given to a bank, not to a file. */
export const notExported: readonly string[] = ['company.sepa_creditor', ...declaredFields];

/** What is live, as a file. Secrets are not in the database. */
export async function exportSite({ clock }: SiteDeps, call: Call<Viewer | null, Staff>, act: Act) {
  const exported = await act(async (tx) => ok({ value: await readSite(tx, call.site), subject: call.site }));
  return replying(exported, (site) => {
    const fields = fieldsOf(site);
    const { settings, ...others } = documentOf({ ...fields, ...Object.fromEntries(notExported.map((field) => [field, null])) });
    const shown = Object.fromEntries(Object.entries(settings).filter(([name]) => !notExported.includes(name)));
    const file = { format: exportFormat, exported_at: clock.now().toISOString(), settings: shown, ...others };
    return Readable.from([`${JSON.stringify(file, null, 2)}\n`]);
  });
}
