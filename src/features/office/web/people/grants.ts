import { type Grant, type Right, type Role, rightsOfRole, roles } from '#platform/contract/rights.ts';

/** A column of the table of roles: one site, or with null all of them, also later ones. */
export type Where = number | null;

export const holds = (grants: readonly Grant[], role: Role, site: Where): boolean =>
  grants.some((grant) => grant.role === role && grant.site === site);

export const withGrant = (grants: readonly Grant[], role: Role, site: Where, on: boolean): Grant[] => {
  const others = grants.filter((grant) => grant.role !== role || grant.site !== site);
  return on ? [...others, { role, site }] : others;
};

/** The grants in one that are not in the other: what a change gives or takes. */
export function difference(before: readonly Grant[], after: readonly Grant[]): { given: Grant[]; taken: Grant[] } {
  return {
    given: after.filter(({ role, site }) => !holds(before, role, site)),
    taken: before.filter(({ role, site }) => !holds(after, role, site)),
  };
}

/** Whether these grants have a right at a site. */
export const allows = (grants: readonly Grant[], right: Right, site: number): boolean =>
  grants.some((grant) => (grant.site === null || grant.site === site) && rightsOfRole[grant.role].includes(right));

/** The roles of these grants on any site, the strongest first. */
export const heldRoles = (grants: readonly Grant[]): Role[] => roles.filter((role) => grants.some((grant) => grant.role === role));
