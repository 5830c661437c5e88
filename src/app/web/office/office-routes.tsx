import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Catalogs, Namespace } from '#platform/web/data/catalogs.ts';
import { Button, EmptyState } from '#platform/web/ui/index.ts';
import { OfficeFrame } from './office-frame.tsx';

type Load = () => Promise<{ readonly Component: ComponentType }>;

export function createOfficeRouter(catalogs: Pick<Catalogs, 'ensure'>) {
  /** A page whose code is loaded when it is opened, with the catalogs that it needs besides `office`. */
  const page = (path: string, load: Load, ...needs: Namespace[]): RouteObject => ({
    path,
    lazy: async () => (await Promise.all([load(), catalogs.ensure(needs)]))[0],
  });
  /** The pages below the bar. */
  const pages: RouteObject[] = [
    page('/admin', () => import('#features/office/web/home/home-page.tsx')),
    // One route for the list and for each case, so that the list stays when a case is opened.
    page('/admin/cases/:number?', () => import('#features/office/web/cases/cases-page.tsx'), 'prompts'),
    page('/admin/approvals/:id?', () => import('#features/office/web/approvals/approvals-page.tsx')),
    page('/admin/photos', () => import('#features/office/web/photos/photos-page.tsx')),
    page('/admin/members', () => import('#features/office-members/web/members-page.tsx'), 'office-members'),
    page('/admin/members/:id', () => import('#features/office-members/web/member-page.tsx'), 'office-members'),
    page('/admin/blocks', () => import('#features/office-blocks/web/blocks-page.tsx'), 'office-blocks'),
    page('/admin/orders/:id?', () => import('#features/office-orders/web/orders-page.tsx'), 'office-orders'),
    page('/admin/withdrawals', () => import('#features/office-orders/web/withdrawals-page.tsx'), 'office-orders'),
    page('/admin/me', () => import('#features/office/web/me/me-page.tsx')),
    page('/admin/jobs', () => import('#features/office-jobs/web/jobs-page.tsx'), 'office-jobs'),
    page('/admin/legal', () => import('#features/office-legal/web/legal-page.tsx'), 'office-legal'),
    page('/admin/books', () => import('#features/office-books/web/books-page.tsx'), 'office-books'),
    page('/admin/sites/:id?', () => import('#features/office-sites/web/sites-page.tsx'), 'office-sites'),
    page('/admin/content/:kind?/:key?', () => import('#features/office-content/web/content-page.tsx'), 'office-content'),
    page('/admin/codes', () => import('#features/office-prices/web/codes-page.tsx'), 'office-prices'),
    page('/admin/prices', () => import('#features/office-prices/web/prices-page.tsx'), 'office-prices'),
    page('/admin/staff', () => import('#features/office/web/people/staff-page.tsx')),
    page('/admin/log', () => import('#features/office/web/log/log-page.tsx')),
    { path: '/admin/*', Component: NoPage },
  ];
  return createBrowserRouter([
    {
      ErrorBoundary: FailedPage,
      HydrateFallback: Nothing,
      children: [
        page('/admin/login', () => import('#features/office/web/door/login-page.tsx')),
        page('/setup', () => import('#features/office-setup/web/setup-page.tsx'), 'office-setup'),
        page('/admin/invitation/:token', () => import('#features/office/web/door/invitation-page.tsx')),
        { Component: OfficeFrame, children: [{ ErrorBoundary: FailedPage, children: pages }] },
      ],
    },
  ]);
}

/** Until the code of the first page is there. */
function Nothing() {
  return null;
}

function NoPage() {
  const t = useTranslations('office.absent');
  return (
    <EmptyState level={1} title={t('title')}>
      {t('lead')}
    </EmptyState>
  );
}

function FailedPage() {
  const t = useTranslations('office.loading');
  const error = useRouteError();
  // The router logs it for developers; people see what to do.
  if (import.meta.env.DEV) throw error;
  return (
    <EmptyState level={1} title={t('pageFailed')} actions={<Button onClick={() => location.reload()}>{t('again')}</Button>}>
      {t('pageFailedLead')}
    </EmptyState>
  );
}
