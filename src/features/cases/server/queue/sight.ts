import { type Grant, rightsAt } from '#platform/contract/rights.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { type CaseKind, caseKinds } from '../../contract/rules.ts';

/** The cases that somebody may see. `onlyPayment`: of complaints, those about payment alone. */
export interface Sight {
  readonly kinds: readonly CaseKind[];
  readonly onlyPayment: boolean;
}

/** Whoever reads cases sees all of them; support complaints and requests for data; who makes refunds complaints about payment. */
export function sightOf(grants: readonly Grant<SiteId>[], site: SiteId): Sight {
  const rights = rightsAt(grants, site);
  if (rights.includes('cases.read')) return { kinds: caseKinds, onlyPayment: false };
  if (!rights.includes('requests.answer')) return { kinds: [], onlyPayment: false };
  if (rights.includes('members.help')) return { kinds: ['complaint', 'data_request'], onlyPayment: false };
  return rights.includes('refunds.make') ? { kinds: ['complaint'], onlyPayment: true } : { kinds: [], onlyPayment: false };
}

export const isSeen = ({ kinds, onlyPayment }: Sight, { kind, isAboutPayment }: { kind: CaseKind; isAboutPayment: boolean }): boolean =>
  kinds.includes(kind) && (isAboutPayment || !onlyPayment);

/** Whether somebody may open cases of a kind; of complaints perhaps only those about payment. */
export const mayOpenCase = (grants: readonly Grant<SiteId>[], site: SiteId, kind: CaseKind): boolean =>
  sightOf(grants, site).kinds.includes(kind);
