import { createBrowserRouter, type RouteObject, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, EmptyState } from '#platform/web/ui/index.ts';
import { OfficeFrame } from './office-frame.tsx';

/** The pages below the bar. Their code is loaded when they are opened. */
const pages: RouteObject[] = [
  { path: '/admin', lazy: () => import('#features/office/web/home/home-page.tsx') },
  // One route for the list and for each case, so that the list stays when a case is opened.
  { path: '/admin/cases/:number?', lazy: () => import('#features/office/web/cases/cases-page.tsx') },
  { path: '/admin/approvals/:id?', lazy: () => import('#features/office/web/approvals/approvals-page.tsx') },
  { path: '/admin/photos', lazy: () => import('#features/office/web/photos/photos-page.tsx') },
  { path: '/admin/me', lazy: () => import('#features/office/web/me/me-page.tsx') },
  { path: '/admin/staff', lazy: () => import('#features/office/web/people/staff-page.tsx') },
  { path: '/admin/log', lazy: () => import('#features/office/web/log/log-page.tsx') },
  { path: '/admin/*', Component: NoPage },
];

export const createOfficeRouter = () =>
  createBrowserRouter([
    {
      ErrorBoundary: FailedPage,
      HydrateFallback: Nothing,
      children: [
        { path: '/admin/login', lazy: () => import('#features/office/web/door/login-page.tsx') },
        { path: '/admin/invitation/:token', lazy: () => import('#features/office/web/door/invitation-page.tsx') },
        { Component: OfficeFrame, children: [{ ErrorBoundary: FailedPage, children: pages }] },
      ],
    },
  ]);

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
