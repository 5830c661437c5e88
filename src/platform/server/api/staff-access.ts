import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { isForStaff } from '#platform/contract/endpoint.ts';
import type { staffAccessErrors } from '#platform/contract/errors.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { fail, type Failure } from '#platform/contract/result.ts';
import { rightsAt, rolesAt } from '#platform/contract/rights.ts';
import type { Staff, Viewer } from '../http/context.ts';

/** Finds the staff of a request and the site that it names; provided by the composition root. */
export interface StaffLookup {
  staff(request: FastifyRequest): Promise<Staff | null>;
  /** The site with this id, `site=` of the query; null when there is none. */
  siteNamed(id: string): Promise<SiteId | null>;
}

interface Asked {
  readonly staff: Staff | null;
  readonly viewer: Viewer | null;
  /** The site that the call is about; null when it names one that does not exist. */
  readonly site: SiteId | null;
}

type Refusal = Failure<'not_found' | 'authentication_required' | keyof typeof staffAccessErrors>;

/**
 * Null: the caller may make this call for staff. Members learn nothing about the back office, and staff nothing about sites where they
 * have no role.
 */
export function refuseStaff({ access, stepUp }: Pick<Endpoint, 'access' | 'stepUp'>, { staff, viewer, site }: Asked): Refusal | null {
  if (!isForStaff(access)) return null;
  if (staff === null) return viewer === null ? fail('authentication_required') : fail('not_found');
  if (access.right !== null) {
    if (site === null || rolesAt(staff.grants, site).length === 0) return fail('not_found');
    if (!staff.isVerified) return fail('second_factor_required');
    if (!rightsAt(staff.grants, site).includes(access.right)) return fail('right_missing', { right: access.right });
  }
  return stepUp && !staff.isSteppedUp ? fail('step_up_required') : null;
}

/** The value of `site=`; null without one. A repeated one is none that exists. */
export function namedSite(query: unknown): string | null {
  const named: unknown = typeof query === 'object' && query !== null && 'site' in query ? query.site : null;
  // The validation has made a number of it.
  if (typeof named === 'number') return String(named);
  return named === null || typeof named === 'string' ? named : '';
}
