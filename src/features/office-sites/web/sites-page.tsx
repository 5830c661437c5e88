import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Count, PageLink } from '#platform/web/ui/index.ts';
import { Loaded, PageHead, useAsks, useOffice } from '#features/office/web/index.ts';
import { type FieldGroup, fieldGroups, type FieldName } from '../contract/fields.ts';
import { DraftPanel } from './draft/draft-panel.tsx';
import { History } from './draft/history.tsx';
import { Setting } from './fields/setting.tsx';
import { groupOf } from './fields/use-field-words.ts';
import { Fictional } from './life/fictional.tsx';
import { SiteLife } from './life/site-life.tsx';
import { Transfer } from './life/transfer.tsx';
import { siteKeyOf, siteQuery, type SiteReply } from './queries.ts';
import { SiteProvider, useEditedSite } from './site-context.ts';
import { Switches } from './switches/switches.tsx';

const groups = Object.keys(fieldGroups) as FieldGroup[];

/** Everything that is set for a site: group by group, the draft, the switches, the history. */
export function Component() {
  const t = useTranslations('office-sites.page');
  const { id } = useParams();
  const api = useApi();
  const asks = useAsks();
  const { me, site } = useOffice();
  const named = Number(id);
  const shown = me.sites.find((one) => one.id === named) ?? (id === undefined ? site : null);
  const query = useQuery({ ...siteQuery({ api, asks }, shown?.id ?? named), enabled: shown !== null || Number.isSafeInteger(named) });
  return (
    <>
      <PageHead title={shown?.name ?? t('name')} name={t('name')} lead={shown?.host}>
        <OtherSites current={shown?.id ?? null} />
      </PageHead>
      <Loaded query={query} what={t('what')}>
        {(reply) => <Edited key={reply.site.id} reply={reply} />}
      </Loaded>
    </>
  );
}

function OtherSites({ current }: { readonly current: number | null }) {
  const t = useTranslations('office-sites.page');
  const { me } = useOffice();
  const sites = me.sites.filter(({ rights }) => rights.includes('sites.change'));
  if (sites.length < 2) return null;
  return (
    <nav aria-label={t('otherSites')} className="row">
      {sites.map(({ id, name }) => (
        <PageLink key={id} className="link" to={`/admin/sites/${id}?site=${id}`} aria-current={id === current ? 'page' : undefined}>
          {name}
        </PageLink>
      ))}
    </nav>
  );
}

function Edited({ reply }: { readonly reply: SiteReply }) {
  const queries = useQueryClient();
  const edited = useMemo(
    () => ({
      reply,
      about: { site: reply.site.id },
      keep: (made: SiteReply) => queries.setQueryData(siteKeyOf(made.site.id), made),
    }),
    [reply, queries],
  );
  const [search] = useSearchParams();
  const asked = groups.find((group) => group === search.get('group'));
  return (
    <SiteProvider value={edited}>
      <div className="site3">
        <Groups current={asked ?? 'site'} />
        <div className="stack">
          <Group group={asked ?? 'site'} />
          <Switches />
          <Fictional />
          <SiteLife />
        </div>
        <aside className="stack">
          <DraftPanel />
          <History />
          <Transfer />
        </aside>
      </div>
    </SiteProvider>
  );
}

function Groups({ current }: { readonly current: FieldGroup }) {
  const t = useTranslations('office-sites');
  const { reply } = useEditedSite();
  const [search] = useSearchParams();
  const bar = useRef<HTMLElement>(null);
  // A bar that does not fit shows the current group; the page itself stays where it is.
  useEffect(() => {
    const [link, shown] = [bar.current?.querySelector('[aria-current]')?.getBoundingClientRect(), bar.current?.getBoundingClientRect()];
    if (link === undefined || shown === undefined) return;
    bar.current?.scrollBy({ left: Math.max(0, link.right - shown.right) + Math.min(0, link.left - shown.left), behavior: 'instant' });
  }, [current]);
  const addressOf = (group: FieldGroup) => {
    const next = new URLSearchParams(search);
    next.set('group', group);
    return `/admin/sites/${reply.site.id}?${next}`;
  };
  return (
    <nav ref={bar} className="groups" aria-label={t('page.groupsLabel')}>
      {groups.map((group) => {
        const changed = reply.changes.filter(({ field }) => groupOf(field) === group).length;
        return (
          <PageLink key={group} to={addressOf(group)} aria-current={group === current ? 'page' : undefined}>
            {t(`groups.${group}.title`)}
            {changed > 0 && <Count plain value={changed} label={t('page.changedIn', { n: changed })} />}
          </PageLink>
        );
      })}
    </nav>
  );
}

function Group({ group }: { readonly group: FieldGroup }) {
  const t = useTranslations('office-sites.groups');
  const names = Object.keys(fieldGroups[group]) as FieldName[];
  return (
    <section aria-labelledby="group">
      <h2 id="group" className="title-h22">
        {t(`${group}.title`)}
      </h2>
      <p className="soft">{t(`${group}.lead`)}</p>
      {names.map((field) => (
        <Setting key={field} field={field} />
      ))}
    </section>
  );
}
