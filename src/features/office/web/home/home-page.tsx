import { useQuery } from '@tanstack/react-query';
import { useNow, useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { ButtonLink, EmptyState, Icon, PageLink } from '#platform/web/ui/index.ts';
import type { SiteSwitch } from '#features/site/contract/switches.ts';
import type { WaitKind } from '#features/staff/contract/rules.ts';
import { KindIcon } from '../cases/queue/kind-icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { useAsks, useOffice } from '../kit/office-context.ts';
import { PageHead } from '../kit/page-head.tsx';
import { homeQuery } from '../kit/queries.ts';
import { useWhen } from '../kit/use-when.ts';

/** What waits for the person, and what stands in the way of the site. */
export function Component() {
  const t = useTranslations('office.home');
  const api = useApi();
  const asks = useAsks();
  const { about, site } = useOffice();
  const query = useQuery({ ...homeQuery({ api, asks }, about), enabled: site !== null, refetchInterval: 60_000 });
  const dateText = useDateFormat();
  const today = dateText(useNow({ updateInterval: 60_000 }), { weekday: 'long', day: 'numeric', month: 'long' });
  const waiting = query.data?.waits.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHead title={waiting === undefined ? t('name') : t('title', { n: waiting })} name={t('name')} lead={today} />
      {site === null ? (
        <EmptyState level={2} title={t('noRole')}>
          {t('noRoleLead')}
        </EmptyState>
      ) : (
        <Loaded query={query} what={t('what')}>
          {(home) => (
            <>
              <Stand home={home} />
              <Waits waits={home.waits} />
            </>
          )}
        </Loaded>
      )}
    </>
  );
}

interface HomeProps {
  readonly home: {
    readonly owners: number;
    readonly log_broken_at: number | null;
    readonly off: readonly { readonly switch: SiteSwitch; readonly since: string; readonly words: string | null }[];
    readonly closes_at: string | null;
    readonly books: { readonly checked_at: string | null; readonly wrong: number } | null;
    readonly disk_low: { readonly free: number; readonly total: number } | null;
  };
}

/** Lines of state: what needs somebody comes first. */
function Stand({ home: { owners, log_broken_at, off, closes_at, books, disk_low } }: HomeProps) {
  const t = useTranslations('office.home');
  const when = useWhen();
  const { may, to } = useOffice();
  return (
    <ul className="stand">
      {off.map(({ switch: what, since, words }) => (
        <li key={what} className="open">
          <Icon name="warning-circle-fill" />
          <span>
            <b>{t(`off.${what}`)}</b> {t('offSince', { when: when(since) })} {words === null ? t('offOurs') : t('offWords', { words })}
          </span>
          {may('sites.change') && (
            <ButtonLink className="tiny" to={to('/admin/sites')}>
              {t('toSwitches')}
            </ButtonLink>
          )}
        </li>
      ))}
      {closes_at !== null && (
        <li className="open">
          <Icon name="warning-circle-fill" />
          <span>
            <b>{t('closes', { when: when(closes_at) })}</b> {t('closesLead')}
          </span>
        </li>
      )}
      {log_broken_at !== null && (
        <li className="open">
          <Icon name="warning-circle-fill" />
          <span>
            <b>{t('broken', { n: log_broken_at })}</b> {t('brokenLead')}
          </span>
          <ButtonLink className="tiny" to={to('/admin/log')}>
            {t('toLog')}
          </ButtonLink>
        </li>
      )}
      {books !== null && books.wrong > 0 && (
        <li className="open">
          <Icon name="warning-circle-fill" />
          <span>
            <b>{t('booksWrong', { n: books.wrong })}</b> {books.checked_at !== null && t('booksWhen', { when: when(books.checked_at) })}
          </span>
          <ButtonLink className="tiny" to={to('/admin/books')}>
            {t('toBooks')}
          </ButtonLink>
        </li>
      )}
      {disk_low !== null && <DiskLow disk={disk_low} />}
      {owners < 2 && (
        <li className="open">
          <Icon name="users" />
          <span>
            <b>{t('oneOwner')}</b> {t('oneOwnerLead')}
          </span>
          {may('staff.change') && (
            <ButtonLink className="tiny" to={to('/admin/staff')}>
              {t('invite')}
            </ButtonLink>
          )}
        </li>
      )}
      {owners > 1 && (
        <li>
          <Icon name="check-circle-fill" />
          <span>{t('ownersFine')}</span>
          <span className="val">{t('owners', { n: owners })}</span>
        </li>
      )}
      {books !== null && books.wrong === 0 && (
        <li>
          <Icon name={books.checked_at === null ? 'clock' : 'check-circle-fill'} />
          <PageLink className="link-plain" to={to('/admin/books')}>
            {t(books.checked_at === null ? 'booksNever' : 'booksFine')}
          </PageLink>
          {books.checked_at !== null && <span className="val">{t('booksChecked', { when: when(books.checked_at) })}</span>}
        </li>
      )}
      {may('log.read') && log_broken_at === null && (
        <li>
          <Icon name="check-circle-fill" />
          <span>{t('logFine')}</span>
          <PageLink className="link" to={to('/admin/log')}>
            {t('toLog')}
          </PageLink>
        </li>
      )}
    </ul>
  );
}

const gigabyte = 1_000_000_000;

function DiskLow({ disk: { free, total } }: { readonly disk: { readonly free: number; readonly total: number } }) {
  const t = useTranslations('office.home');
  const { to } = useOffice();
  return (
    <li className="open">
      <Icon name="warning-circle-fill" />
      <span>
        <b>{t('diskLow')}</b> {t('diskLeft', { free: Math.floor(free / gigabyte), total: Math.round(total / gigabyte) })}
      </span>
      <ButtonLink className="tiny" to={to('/admin/jobs')}>
        {t('toJobs')}
      </ButtonLink>
    </li>
  );
}

interface WaitsProps {
  readonly waits: readonly { readonly kind: WaitKind; readonly count: number; readonly due_at: string | null }[];
}

/** Work that is no kind of case. */
const ownWaits = {
  approvals: { page: '/admin/approvals', icon: 'users' },
  orders: { page: '/admin/orders', icon: 'receipt' },
  withdrawals: { page: '/admin/withdrawals', icon: 'receipt' },
  findings: { page: '/admin/books', icon: 'receipt' },
  failed_jobs: { page: '/admin/jobs', icon: 'warning-circle' },
} as const;
const isOwnWait = (kind: WaitKind): kind is keyof typeof ownWaits => kind in ownWaits;

/** Where each kind of work is done. */
function pageOf(kind: WaitKind, to: (path: string) => string): string {
  if (isOwnWait(kind)) return to(ownWaits[kind].page);
  const queue = to('/admin/cases');
  return `${queue}${queue.includes('?') ? '&' : '?'}kind=${kind}`;
}

function Waits({ waits }: WaitsProps) {
  const t = useTranslations('office.home');
  const tKinds = useTranslations('office.cases.kinds');
  const when = useWhen();
  const { to } = useOffice();
  const open = waits.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="waits">
      <div className="sec-head">
        <h2 id="waits" className="sec">
          {t('waits')}
        </h2>
        <span className="text-s soft">{t('byDue')}</span>
      </div>
      {open.length === 0 ? (
        <EmptyState level={3} art={null} title={t('nothing')}>
          {t('nothingLead')}
        </EmptyState>
      ) : (
        <div className="box">
          <table className="t fold">
            <thead>
              <tr>
                <th scope="col">{t('kind')}</th>
                <th scope="col" className="r">
                  {t('waiting')}
                </th>
                <th scope="col" className="r">
                  {t('due')}
                </th>
              </tr>
            </thead>
            <tbody>
              {open.map(({ kind, count, due_at }) => (
                <tr key={kind}>
                  <th scope="row" className="m1">
                    <span className="kind">
                      {isOwnWait(kind) ? <Icon name={ownWaits[kind].icon} /> : <KindIcon kind={kind} />}
                      <PageLink className="what link-plain" to={pageOf(kind, to)}>
                        {isOwnWait(kind) ? t(kind) : tKinds(kind)}
                      </PageLink>
                    </span>
                  </th>
                  <td className="m2 r">
                    <b>{count}</b>
                  </td>
                  <td className="m3 r">{due_at === null ? '–' : t('until', { when: when(due_at) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
