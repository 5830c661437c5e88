import type { SiteId } from '#platform/contract/ids.ts';
import { fail, type Failure, ok } from '#platform/contract/result.ts';
import { cleanText } from '#platform/contract/text/text.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { normalizeCode } from '#features/discounts/contract/rules.ts';
import { welcome } from '#features/discounts/contract/welcome-discount.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import type { Site } from '#features/site/server/index.ts';
import { type Act, replying } from '#features/staff/server/index.ts';
import type { CodeBody } from '../../contract/code-schemas.ts';
import type { PriceDeps } from '../deps.ts';
import { type CodeFields, type CodeRow, findCode, insertCode, isMember, lockCode, updateCode } from './code-repo.ts';
import { bodyOf, presentCode, usesOf } from './present-codes.ts';

const known = new Set(Intl.supportedValuesOf('currency'));

/** Makes, changes or ends a code. Each purchase reads codes anew; an order keeps the discount that it was placed with. */
export async function putCode({ db, clock, sites }: PriceDeps, sent: CodeBody, site: SiteId, act: Act) {
  const body = { ...sent, code: normalizeCode(sent.code) };
  const now = clock.now();
  const wrong = refusalOf(body, await sites.byId(site));
  const done = await act(async (tx) => {
    if (wrong !== null) return wrong;
    const stored = await lockCode(tx, site, body.code);
    const fields = fieldsOf(body, stored);
    const nothing = ok({ value: null, nothing: true });
    if (stored === null ? body.version !== 0 : body.version !== stored.version) {
      if (stored === null) return fail('code_invalid', { field: 'code' });
      return body.version === stored.version - 1 && isSame(fields, stored) ? nothing : changedMeanwhile(body, stored);
    }
    if (stored !== null && isSame(fields, stored)) return nothing;
    if (body.user_id !== null && !(await isMember(tx, site, body.user_id))) return fail('code_invalid', { field: 'user_id' });
    const refused = stored === null ? await make(tx, fields) : null;
    if (stored !== null) await updateCode(tx, stored.id, stored.version + 1, fields);
    return refused ?? ok({ value: null, subject: body.code, reason: stored === null ? 'made' : reasonOf(fields, stored) });
  });
  /** Somebody else may make the same code at once. */
  async function make(tx: Tx, fields: CodeFields) {
    if (await insertCode(tx, site, fields)) return null;
    const made = await lockCode(tx, site, fields.code);
    return made === null ? fail('code_invalid', { field: 'code' }) : changedMeanwhile(body, made);
  }
  return replying(done, async () => {
    const row = await findCode(db, site, body.code);
    if (row === null) throw new Error(`the code ${body.code} was not stored`);
    return { code: presentCode(row, (await usesOf(db, site, [row.code]))(row.code), now) };
  });
}

function refusalOf(body: CodeBody, { settings }: Site): Failure<'code_invalid' | 'code_reserved'> | null {
  const invalid = (field: keyof CodeBody) => fail('code_invalid', { field });
  if (body.code === welcome.code) return fail('code_reserved');
  if (!/^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(body.code)) return invalid('code');
  if (Math.abs(body.value_percentage * 10 - Math.round(body.value_percentage * 10)) > 1e-9) return invalid('value_percentage');
  if (body.country !== null && !settings.countries.includes(body.country)) return invalid('country');
  if (body.currency !== null && !known.has(body.currency)) return invalid('currency');
  if (body.minimum_order_value !== null && body.currency === null) return invalid('minimum_order_value');
  const methods = body.paymentmethods ?? [];
  if (new Set(methods).size < methods.length) return invalid('paymentmethods');
  // A time that PostgreSQL cannot store, such as the year 300000.
  if (body.expires !== null && new Date(body.expires).getUTCFullYear() > 9999) return invalid('expires');
  const { starts = null, member_limit: limit = null } = body;
  if (starts !== null && new Date(starts).getUTCFullYear() > 9999) return invalid('starts');
  if (starts !== null && body.expires !== null && new Date(starts) >= new Date(body.expires)) return invalid('starts');
  if (limit !== null && body.validity === 'once-per-user') return invalid('member_limit');
  return null;
}

/** What a call does not name stays as it is: an older page knows no limits. */
const fieldsOf = (body: CodeBody, stored: CodeRow | null): CodeFields => ({
  code: body.code,
  country: body.country,
  user_id: body.user_id,
  starts: body.starts === undefined ? (stored?.starts ?? null) : dateOf(body.starts),
  expires: dateOf(body.expires),
  max_uses: body.max_uses === undefined ? (stored?.max_uses ?? null) : body.max_uses,
  member_limit: body.member_limit === undefined ? (stored?.member_limit ?? null) : body.member_limit,
  note: body.note === undefined ? (stored?.note ?? null) : noteOf(body.note),
  value_percentage: Math.round(body.value_percentage * 10) / 10,
  currency: body.currency,
  minimum_order_value: body.minimum_order_value,
  status: body.status,
  validity: body.validity,
  // Always in one order, so that equal codes are equal.
  paymentmethods: body.paymentmethods && paymentMethods.filter((method) => body.paymentmethods?.includes(method)),
});

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
const noteOf = (text: string | null): string | null => (text === null ? null : cleanText(text) || null);

const comparable = ({ code, country, user_id, expires, value_percentage, currency, ...rest }: CodeFields) =>
  JSON.stringify([
    code,
    country,
    user_id,
    rest.starts?.toISOString() ?? null,
    expires?.toISOString() ?? null,
    rest.max_uses,
    rest.member_limit,
    rest.note,
    value_percentage,
    currency,
    rest.minimum_order_value,
    rest.status,
    rest.validity,
    rest.paymentmethods && paymentMethods.filter((method) => rest.paymentmethods?.includes(method)),
  ]);

const isSame = (one: CodeFields, stored: CodeFields): boolean => comparable(one) === comparable(stored);

const reasonOf = (fields: CodeFields, stored: CodeRow): string =>
  fields.status === 'inactive' && stored.status === 'active' ? 'ended' : 'changed';

/** Both versions, so that nothing of either is lost. */
const changedMeanwhile = (body: CodeBody, stored: CodeRow): Failure<'changed_meanwhile'> =>
  fail('changed_meanwhile', { version: stored.version, yours: body.version, by: '', at: '', theirs: JSON.stringify(bodyOf(stored)) });
