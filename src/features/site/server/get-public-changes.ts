import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { Currency } from '#platform/contract/money-schemas.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { getPublicChanges as endpoint } from '../contract/endpoints.ts';
import { type PublicChangeName, publicChangeNames } from '../contract/public-changes.ts';
import { findOpening, listPublicChanges, type PublicChangeRow } from './public-change-repo.ts';

type Shown = ReplyOf<typeof endpoint>['changes'][number];

const onPage = 50;
const Costs = Type.Record(Type.String(), Type.Object({ costs: Type.Integer(), currency: Currency }));

/** What anybody can read about changes of the site. */
export async function getPublicChanges(db: Db, site: SiteId, after: number | undefined): Promise<ReplyOf<typeof endpoint>> {
  const rows = await listPublicChanges(db, site, after ?? null, onPage + 1);
  const shown = rows.slice(0, onPage);
  return {
    since: (await findOpening(db, site)).toISOString(),
    changes: shown.flatMap(present),
    next: rows.length > onPage ? (shown.at(-1)?.id ?? null) : null,
  };
}

const isKnown = (name: string): name is PublicChangeName => publicChangeNames.some((known) => known === name);

/** Prices of messages are shown by country, as far as they differ. */
function present({ at, name, old, new: next }: PublicChangeRow): Shown[] {
  // Of a newer release.
  if (!isKnown(name)) return [];
  const shown = { at: at.toISOString(), what: name };
  if (name !== 'minimum_message_costs') return [{ ...shown, country: null, old: simple(old), new: simple(next) }];
  const [before, now] = [Value.Check(Costs, old) ? old : {}, Value.Check(Costs, next) ? next : {}];
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((country) => {
    const [was, is] = [priceOf(before[country]), priceOf(now[country])];
    return was?.amount === is?.amount && was?.currency === is?.currency ? [] : [{ ...shown, country, old: was, new: is }];
  });
}

const simple = (value: unknown): number | boolean | null => (typeof value === 'number' || typeof value === 'boolean' ? value : null);
const priceOf = (cost: { readonly costs: number; readonly currency: string } | undefined) =>
  cost === undefined ? null : { amount: cost.costs, currency: cost.currency };
