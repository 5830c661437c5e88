import { Value } from 'typebox/value';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { CompanyInfo, StoredSettings } from '../contract/settings.ts';
import { loadSites, type SiteRow } from './site-repo.ts';

export interface Site {
  readonly id: SiteId;
  /** The installation's first site: `PUBLIC_URL` is its address, and unknown hosts mean it. */
  readonly main: boolean;
  readonly hosts: readonly string[];
  readonly settings: StoredSettings;
  readonly company: CompanyInfo;
  /** IANA name: day limits turn at its midnight. */
  readonly timeZone: string;
}

/** The installation's sites, kept in memory; read again when one of the processes changes them. */
export interface Sites {
  byHost(host: string): Promise<Site>;
  byId(id: SiteId): Promise<Site>;
  all(): Promise<readonly Site[]>;
  /** Tells every process that the sites are to be read again. */
  changed(): void;
}

export function createSites(db: Db, bus: Bus): Sites {
  let loaded: Promise<readonly Site[]> | null = null;
  bus.subscribe(({ channel }) => {
    if (channel === 'sites') loaded = null;
  });
  const all = (): Promise<readonly Site[]> => {
    loaded ??= loadSites(db)
      .then((rows) => rows.map((row, place) => parse(row, place === 0)))
      .catch((error: unknown) => {
        loaded = null;
        throw error;
      });
    return loaded;
  };
  return {
    all,
    // An unknown host is the first site: an installation with one brand needs no list of hosts.
    async byHost(host) {
      const sites = await all();
      const site = sites.find(({ hosts }) => hosts.includes(host)) ?? sites[0];
      if (!site) throw new Error('The installation has no site yet.');
      return site;
    },
    async byId(id) {
      const site = (await all()).find((candidate) => candidate.id === id);
      if (!site) throw new Error(`There is no site ${id}.`);
      return site;
    },
    changed: () => bus.publish({ channel: 'sites', payload: '' }),
  };
}

function parse(row: SiteRow, main: boolean): Site {
  const settings = Value.Parse(StoredSettings, row.settings);
  const company = Value.Parse(CompanyInfo, row.company);
  return { id: row.id, main, hosts: row.hosts, settings, company, timeZone: row.timeZone };
}
