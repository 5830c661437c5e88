import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Right } from '#platform/contract/rights.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import {
  KeysDialog,
  Loaded,
  meQuery,
  type Office,
  OfficeProvider,
  UndoDock,
  useAsks,
  useKey,
  useKeyListener,
  useOffice,
} from '#features/office/web/index.ts';
import { areaOf } from './areas.ts';
import { NoRight } from './no-right.tsx';
import { OfficeBar } from './office-bar.tsx';

/** Who works here and for which site: loaded before any page below the bar. */
export function OfficeFrame() {
  const t = useTranslations('office.bar');
  const api = useApi();
  const asks = useAsks();
  const [search] = useSearchParams();
  const named = Number(search.get('site'));
  const chosen = Number.isSafeInteger(named) && named > 0 ? named : null;
  const query = useQuery(meQuery({ api, asks }, chosen === null ? {} : { site: chosen }));
  if (query.data === undefined)
    return (
      <main className="adm">
        <Loaded query={query} what={t('access')}>
          {() => null}
        </Loaded>
      </main>
    );
  return <Framed me={query.data} chosen={chosen} />;
}

function Framed({ me, chosen }: { readonly me: Office['me']; readonly chosen: number | null }) {
  const { pathname } = useLocation();
  useOfficeLanguage(me.language);
  const office = useMemo((): Office => {
    const site =
      (chosen === null ? me.sites.find(({ current }) => current) : me.sites.find(({ id }) => id === chosen)) ?? me.sites[0] ?? null;
    // The site of the host needs no name in the address.
    const about = site === null || (chosen === null && site.current) ? {} : { site: site.id };
    return {
      me,
      site,
      about,
      may: (right) => site?.rights.includes(right) === true,
      to: (path) => (about.site === undefined ? path : `${path}?site=${about.site}`),
    };
  }, [me, chosen]);
  // Nothing else is answered before there is a second factor.
  if (!me.verified && pathname !== '/admin/me') return <Navigate to={office.to('/admin/me')} replace />;
  return (
    <OfficeProvider value={office}>
      <Page />
    </OfficeProvider>
  );
}

function Page() {
  const t = useTranslations('office.bar');
  const { me } = useOffice();
  const mayNot = useMissingRights();
  const [keysShown, setKeysShown] = useState(false);
  const showKeys = () => setKeysShown(true);
  useKeyListener(me.keys);
  useKey('help', showKeys);
  return (
    <div className="office">
      <ScrollRestoration />
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <OfficeBar onKeys={showKeys} />
      <main id="content" tabIndex={-1} className="adm">
        {mayNot === null ? <Outlet /> : <NoRight rights={mayNot} />}
        {me.waived && <p className="text-s soft">{t('waived')}</p>}
      </main>
      <UndoDock />
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </div>
  );
}

/** The rights of which the page needs one, if the person has none of them here. */
function useMissingRights(): readonly Right[] | null {
  const { site, may } = useOffice();
  const rights = areaOf(useLocation().pathname)?.rights ?? [];
  return site === null || rights.length === 0 || rights.some(may) ? null : rights;
}

/** The chosen language of the person; without one that of the browser stays. */
function useOfficeLanguage(language: Office['me']['language']): void {
  const catalogs = useCatalogs();
  const browsers = useState(() => catalogs.state().language)[0];
  useEffect(() => {
    void catalogs.switchTo(language ?? browsers);
  }, [catalogs, language, browsers]);
}
