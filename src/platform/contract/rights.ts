/** What staff may do. Each call of the back office names the one that it needs. */
export const rights = [
  'office.see',
  'cases.read',
  'cases.decide',
  'cases.look',
  'cases.open',
  'authorities.answer',
  'requests.answer',
  'photos.decide',
  'members.read',
  'members.look',
  'members.help',
  'members.email',
  'members.delete',
  'orders.read',
  'refunds.ask',
  'refunds.make',
  'books.read',
  'books.export',
  'prices.read',
  'prices.change',
  'campaigns.change',
  'figures.read',
  'report.publish',
  'sites.change',
  'sites.delete',
  'staff.read',
  'staff.change',
  'log.read',
  'jobs.read',
  'jobs.change',
] as const;
export type Right = (typeof rights)[number];

export const roles = ['owner', 'manager', 'moderator', 'support', 'accountant'] as const;
export type Role = (typeof roles)[number];

/** The rights of each role: the only place that says who may do what. */
export const rightsOfRole: Readonly<Record<Role, readonly Right[]>> = {
  owner: rights,
  manager: [
    'office.see',
    'cases.read',
    'cases.decide',
    'cases.look',
    'cases.open',
    'authorities.answer',
    'requests.answer',
    'photos.decide',
    'members.read',
    'members.look',
    'members.help',
    'members.email',
    'members.delete',
    'orders.read',
    'refunds.ask',
    'refunds.make',
    'books.read',
    'prices.read',
    'prices.change',
    'campaigns.change',
    'figures.read',
    'report.publish',
    'sites.change',
    'jobs.read',
    'jobs.change',
  ],
  moderator: [
    'office.see',
    'cases.read',
    'cases.decide',
    'cases.look',
    'cases.open',
    'photos.decide',
    'members.read',
    'members.look',
    'members.help',
    'members.email',
    'members.delete',
  ],
  support: [
    'office.see',
    'cases.open',
    'requests.answer',
    'members.read',
    'members.look',
    'members.help',
    'members.email',
    'members.delete',
    'orders.read',
    'refunds.ask',
  ],
  accountant: [
    'office.see',
    'requests.answer',
    'orders.read',
    'refunds.ask',
    'refunds.make',
    'books.read',
    'books.export',
    'prices.read',
    'figures.read',
    'log.read',
  ],
};

/** A role on one site, or with `site` null on every site. */
export interface Grant<Site extends number = number> {
  readonly role: Role;
  readonly site: Site | null;
}

export const rolesAt = (grants: readonly Grant[], site: number): Role[] =>
  roles.filter((role) => grants.some((grant) => grant.role === role && (grant.site === null || grant.site === site)));

export const rightsAt = (grants: readonly Grant[], site: number): Right[] => {
  const held = rolesAt(grants, site);
  return rights.filter((right) => held.some((role) => rightsOfRole[role].includes(right)));
};
