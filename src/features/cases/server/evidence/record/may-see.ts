import type { SiteId } from '#platform/contract/ids.ts';
import { rightsAt } from '#platform/contract/rights.ts';
import type { Staff } from '#platform/server/http/context.ts';
import type { CaseKind } from '../../../contract/rules.ts';

interface Asked {
  readonly kind: CaseKind;
  /** It is a complaint about payment. */
  readonly isPayment: boolean;
}

export interface Sight {
  /** Whether this case exists for the person. */
  readonly sees: (asked: Asked) => boolean;
  /** Also lines, pictures and links to other accounts. */
  readonly seesEvidence: boolean;
  readonly mayDecide: boolean;
}

/** Support answers complaints and requests for data, accountants complaints about payment; only who may read cases sees all of them. */
export function sightOf(staff: Staff, site: SiteId): Sight {
  const rights = rightsAt(staff.grants, site);
  const all = rights.includes('cases.read');
  const answers = rights.includes('requests.answer');
  const isSupport = answers && rights.includes('cases.open');
  return {
    sees: ({ kind, isPayment }) =>
      all || (isSupport && (kind === 'complaint' || kind === 'data_request')) || (answers && kind === 'complaint' && isPayment),
    seesEvidence: all,
    mayDecide: rights.includes('cases.decide'),
  };
}
