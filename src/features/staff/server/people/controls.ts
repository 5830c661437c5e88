import { type Grant, rightsAt, rightsOfRole } from '#platform/contract/rights.ts';

/** Whether somebody may give or take this role. One on all sites belongs to owners of all sites. */
export const controlsGrant = (own: readonly Grant[], { site }: Pick<Grant, 'site'>): boolean =>
  site === null ? own.some((grant) => grant.role === 'owner' && grant.site === null) : rightsAt(own, site).includes('staff.change');

/** Whether somebody may act on a person who has these roles, as a whole. */
export const controls = (own: readonly Grant[], theirs: readonly Grant[]): boolean =>
  own.some(({ role }) => rightsOfRole[role].includes('staff.change')) && theirs.every((grant) => controlsGrant(own, grant));
