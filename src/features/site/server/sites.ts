import { AsyncLocalStorage } from 'node:async_hooks';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { SiteId } from '#platform/contract/ids.ts';
import { knownTimeZone } from '#platform/contract/known-to-intl.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';
import { misdirected } from '#platform/server/network/host.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type SepaCreditor, StoredCompany, StoredSettings } from '../contract/settings.ts';
import { type Switches, SwitchesSchema } from './switches.ts';
import { loadSite, loadSites, type SiteRow } from './site-repo.ts';

export interface Site {
  readonly id: SiteId;
  /** The installation's first site: `PUBLIC_URL` is its address. */
  readonly main: boolean;
  readonly hosts: readonly string[];
  readonly settings: StoredSettings;
  readonly company: StoredCompany;
  /** Applies to the whole company, whichever of its sites defines it; null: it collects no direct debits itself. */
  readonly creditor: SepaCreditor | null;
  /** Days for which backups of the installation are kept. */
  readonly backupDays: number;
  /** IANA name; daily limits are reset at its midnight. */
  readonly timeZone: string;
  /** What is switched off, until somebody switches it on. */
  readonly switches: Switches;
  /** Null: it stays open. From then on its hosts answer that it has closed. */
  readonly closesAt: Date | null;
  /** With a draft on top, for one browser that looks: what a look at a page usually records, such as messages as read, is not. */
  readonly isPreview: boolean;
}

/** The fields that the row of one site determines alone. */
export type StoredSite = Omit<Site, 'main' | 'creditor' | 'backupDays' | 'isPreview'>;

/** The sites are to be read again. */
const sitesChanged = busEvent('sites.changed', Type.Object({}));

/** The installation's sites, kept in memory; read again when one of the processes changes them. */
export interface Sites {
  /** Throws with the status 421 when no site has the host: nothing is ever sent in the name of another one. */
  byHost(host: string): Promise<Site>;
  /** Also one that is being set up. */
  byId(id: SiteId): Promise<Site>;
  /** Those that are open. */
  all(): Promise<readonly Site[]>;
  /** Notifies all processes to reload the sites. */
  changed(): void;
  /** Everything that `then` begins reads the site as it is here. */
  previewing(site: Site, then: () => void): void;
}

/** What the environment says of sites. */
interface SitesEnv {
  /** Hosts that lead to the main site without being in its list. */
  readonly isMainHost: (host: string) => boolean;
  /** The first company's, unless it has one. */
  readonly creditor: SepaCreditor | null;
  readonly backupDays: number;
}

export function createSites(db: Db, bus: Bus, { isMainHost, creditor, backupDays }: SitesEnv): Sites {
  let loaded: Promise<{ readonly every: readonly Site[]; readonly open: readonly Site[] }> | null = null;
  const forget = () => {
    loaded = null;
  };
  bus.subscribe(sitesChanged, forget);
  bus.onGap(forget);
  const load = () => {
    loaded ??= loadSites(db)
      .then((rows) => {
        const every = withCreditors(rows.map(parse), creditor).map((site) => ({ ...site, backupDays }));
        return { every, open: every.filter((_site, n) => rows[n]?.beingSetUp === false) };
      })
      .catch((error: unknown) => {
        loaded = null;
        throw error;
      });
    return loaded;
  };
  const previewed = new AsyncLocalStorage<Site>();
  const shown = (sites: readonly Site[]): readonly Site[] => {
    const preview = previewed.getStore();
    return preview === undefined ? sites : sites.map((site) => (site.id === preview.id ? preview : site));
  };
  const all = async () => shown((await load()).open);
  return {
    all,
    previewing: (site, then) => previewed.run(site, then),
    async byHost(host) {
      const sites = await all();
      const site = sites.find(({ hosts }) => hosts.includes(host)) ?? (isMainHost(host) ? sites[0] : undefined);
      if (!site) throw Object.assign(new Error('no site has this host'), { statusCode: misdirected });
      return site;
    },
    async byId(id) {
      const site = shown((await load()).every).find((candidate) => candidate.id === id);
      if (!site) throw new Error(`There is no site ${id}.`);
      return site;
    },
    changed: () => bus.publish(sitesChanged, {}),
  };
}

function withCreditors(sites: readonly StoredSite[], ofTheFirst: SepaCreditor | null): Omit<Site, 'backupDays'>[] {
  const first = sites[0]?.settings.company_id;
  const creditors = new Map(
    [...sites]
      .toReversed()
      .flatMap(({ settings, company }) => (company.sepa_creditor ? [[settings.company_id, company.sepa_creditor]] : [])),
  );
  return sites.map((site, place) => {
    const { company_id: company } = site.settings;
    return { ...site, main: place === 0, isPreview: false, creditor: creditors.get(company) ?? (company === first ? ofTheFirst : null) };
  });
}

/** The law's: a site may give more days to return a purchase, never fewer. */
const leastRefundDays = 14;

/** Reads a site within the transaction, for data that must be consistent with it. */
export const readSite = async (tx: Tx, id: SiteId): Promise<StoredSite> => parse(await loadSite(tx, id));

function parse(row: SiteRow): StoredSite {
  const stored = Value.Parse(StoredSettings, row.settings);
  const settings = { ...stored, refund_days: Math.max(leastRefundDays, stored.refund_days) };
  const company = Value.Parse(StoredCompany, row.company);
  const switches = Value.Parse(SwitchesSchema, row.switches);
  return { id: row.id, hosts: row.hosts, settings, company, timeZone: knownTimeZone(row.timeZone), switches, closesAt: row.closesAt };
}
