import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useTranslations } from 'use-intl';
import { ownTimeZone } from '#platform/contract/known-to-intl.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import type { Catalogs } from '#platform/web/data/catalogs.ts';
import { ApiProvider } from '#platform/web/data/context.ts';
import { retryBriefly, retryPolicy } from '#platform/web/data/query-client.ts';
import { I18nProvider, useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { TitleFrame } from '#platform/web/shell/page-title.tsx';
import { ToastProvider } from '#platform/web/shell/toast-provider.tsx';
import { Announcer, LinkProvider } from '#platform/web/ui/index.ts';
import { type Asks, AsksDialogs, AsksProvider, SiteNameProvider } from '#features/office/web/index.ts';
import { createOfficeRouter } from './office-routes.tsx';

interface Props {
  readonly api: Api;
  readonly asks: Asks;
  readonly catalogs: Catalogs;
  readonly siteName: string;
}

/** The back office: rendered in the browser alone, with nothing of members' pages but the design system. */
export function OfficeApp({ api, asks, catalogs, siteName }: Props) {
  const [queries] = useState(createQueries);
  const [renderedAt] = useState(Date.now);
  const title = useMemo(() => ({ badgeCount: 0, brand: siteName }), [siteName]);
  return (
    <StrictMode>
      <ApiProvider value={api}>
        <QueryClientProvider client={queries}>
          <I18nProvider catalogs={catalogs} country={null} serverTimeZone={ownTimeZone() ?? 'UTC'} renderedAt={renderedAt}>
            <LinkProvider value={Link}>
              <SiteNameProvider value={siteName}>
                <TitleFrame value={title}>
                  <AsksProvider value={asks}>
                    <Pages catalogs={catalogs} />
                  </AsksProvider>
                </TitleFrame>
              </SiteNameProvider>
            </LinkProvider>
          </I18nProvider>
        </QueryClientProvider>
      </ApiProvider>
    </StrictMode>
  );
}

function Pages({ catalogs }: Pick<Props, 'catalogs'>) {
  const t = useTranslations('office.bar');
  const language = useLanguage();
  const [router] = useState(() => createOfficeRouter(catalogs));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Announcer>
      <ToastProvider label={t('notices')}>
        <RouterProvider router={router} />
        <AsksDialogs />
      </ToastProvider>
    </Announcer>
  );
}

/** A read that fails is shown as failed after some seconds; a write is never repeated without a press. */
const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { ...retryPolicy, retry: retryBriefly, staleTime: 5000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
