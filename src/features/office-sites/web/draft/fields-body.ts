import type { SiteChange } from '../queries.ts';

/** The body that gives the changed fields their old values again. */
export function fieldsBody(changes: readonly Pick<SiteChange, 'field' | 'old'>[]) {
  const company = 'company.';
  const settings = changes.filter(({ field }) => !field.startsWith(company) && field !== 'hosts' && field !== 'time_zone');
  const own = changes.filter(({ field }) => field.startsWith(company));
  const valueOf = (name: string) => changes.find(({ field }) => field === name)?.old;
  const [hosts, timeZone] = [valueOf('hosts'), valueOf('time_zone')];
  return {
    settings: Object.fromEntries(settings.map(({ field, old }) => [field, old])),
    company: Object.fromEntries(own.map(({ field, old }) => [field.slice(company.length), old])),
    ...(hosts !== undefined && { hosts }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
  };
}
