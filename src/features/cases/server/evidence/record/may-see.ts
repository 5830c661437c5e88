import type { SiteId } from '#platform/contract/ids.ts';
import { rightsAt } from '#platform/contract/rights.ts';
import type { Staff } from '#platform/server/http/context.ts';
import type { CaseKind } from '../../../contract/rules.ts';
import { isSeen, sightOf as sightOfQueue } from '../../queue/sight.ts';

export interface Sight {
  /** Whether this case exists for the person, as in the queue. */
  readonly sees: (asked: { readonly kind: CaseKind; readonly isAboutPayment: boolean }) => boolean;
  /** Also lines, pictures and links to other accounts. */
  readonly seesEvidence: boolean;
  readonly mayDecide: boolean;
  readonly answersAuthorities: boolean;
}

export function sightOf({ grants }: Staff, site: SiteId): Sight {
  const rights = rightsAt(grants, site);
  const sight = sightOfQueue(grants, site);
  return {
    sees: (asked) => isSeen(sight, asked),
    seesEvidence: rights.includes('cases.read'),
    mayDecide: rights.includes('cases.decide'),
    answersAuthorities: rights.includes('authorities.answer'),
  };
}
