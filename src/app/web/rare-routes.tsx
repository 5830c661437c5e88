import type { RouteObject } from 'react-router';
import type { Catalogs } from '#platform/web/data/catalogs.ts';
import { ErrorPage } from './errors/error-page.tsx';
import { DefaultLayout, EmptyLayout, ErrorLayout } from './layout/layouts.tsx';
import { type PageModule, pageRoutes } from './page-route.ts';

const pages = import.meta.glob<PageModule>(['./features/*/web/**/*-page.tsx', '!./features/office*/**', './app/web/pages/*-page.tsx'], {
  base: '/src',
});

export interface RareRoutes {
  /** In the same layout as the pages of `routes.tsx`. */
  readonly inFrame: RouteObject[];
  readonly withOwnLayout: RouteObject[];
}

/** Pages that are opened rarely, or only by links from outside, so that the list of their files is not part of the first load. */
export function createRareRoutes(catalogs: Pick<Catalogs, 'ensure'>): RareRoutes {
  const page = pageRoutes(pages, catalogs, 'src/app/web/rare-routes.tsx');
  return {
    inFrame: [
      page('signup', 'signup/signup', ['signup', 'account']),
      page('signup/confirm', 'signup/signup-confirm', ['signup', 'account']),
      page('swipe-game', 'swipe/swipe', ['swipe', 'members']),
      page('match-finder', 'match-finder/match-finder', ['match-finder', 'members', 'likes']),
      page('complete-signup', 'signup/complete-signup', ['signup', 'profile', 'photos', 'members', 'prompts']),
      page('signup-matches', 'signup/signup-matches', ['signup', 'members']),
      page('reset-password', 'account/reset-password', ['account']),
      page('reset-password/do', 'account/reset-password-do', ['account']),
      page('mail-change/do', 'account-settings/mail-change-do', ['account-settings', 'account']),
      page('account-deleted', 'account-settings/account-deleted', ['account-settings']),
      page('withdrawal', 'orders/withdrawal/withdrawal', ['orders']),
      page('withdrawal/:token', 'orders/withdrawal/withdrawal-link', ['orders']),
      page('cancellation', 'orders/cancellation/cancellation', ['orders']),
      page('complaints', 'safety/complaints', ['safety', 'account']),
      page('decisions/:number', 'decisions/decision', ['decisions']),
      page('notice/:about?', 'content-notices/notice', ['content-notices', 'account']),
      page('activate/done', 'signup/activated/activate-done', ['account', 'daily-picks']),
      page('activate/error', 'account/activate-error', ['account']),
      page('unsubscribe/:token', 'notifications/unsubscribe', ['notifications']),
      page('credits', 'orders/packages/packages', ['orders', 'discounts', 'shop']),
      page('premium', 'orders/packages/packages', ['orders', 'discounts', 'shop']),
      page('pricing', 'shop/pricing', ['payment-providers', 'shop']),
      page('directdebit', 'direct-debit/direct-debit', ['orders', 'discounts', 'direct-debit', 'shop']),
      page('credits/repeat-order', 'orders/repeat/repeat-order', ['orders', 'payment-providers', 'shop']),
      page('credits/:id', 'orders/checkout/checkout', ['orders', 'discounts', 'payment-providers', 'shop']),
      page('credits/:id/:paymentmethod', 'orders/checkout/checkout', ['orders', 'discounts', 'payment-providers', 'shop']),
      page(
        null,
        'app/settings-frame',
        ['account'],
        [
          page('profile', 'profile/profile', ['profile', 'members', 'account', 'photos', 'prompts']),
          page('settings', 'app/settings', ['account-settings', 'account', 'profile', 'safety', 'chat']),
          page('settings/security', 'login-security/security', ['login-security', 'account']),
          page('notifications', 'notifications/notifications', ['notifications', 'account-settings', 'account']),
          page('transactions', 'orders/orders/transactions', ['orders', 'discounts', 'payment-providers', 'shop']),
          page('transactions/movements', 'orders/movements/movements', ['orders', 'credits', 'shop']),
        ],
      ),
      page('transactions/owed', 'orders/debts/debts', ['orders', 'payment-providers']),
      page('transactions/:id', 'orders/orders/transaction', ['orders', 'discounts', 'payment-providers', 'shop']),
      page('history', 'static-pages/history', ['static-pages']),
      page('pages/:page/:version?', 'static-pages/text', ['static-pages']),
      ...(import.meta.env.DEV || import.meta.env['VITE_GALLERY'] === 'on' ? [page('gallery', 'app/gallery')] : []),
    ],
    withOwnLayout: [
      {
        Component: EmptyLayout,
        children: [
          {
            ErrorBoundary: ErrorLayout,
            children: [
              page('terms-changed', 'terms/terms-changed', ['terms']),
              page('lang-config', 'app/lang-config', ['visits']),
              page('members/:id/signup', 'signup/member-signup', ['signup', 'account', 'members']),
            ],
          },
        ],
      },
      page(
        null,
        'app/lander-frame',
        [],
        [
          {
            ErrorBoundary: ErrorLayout,
            children: [
              page('landers/tinderswipe', 'landers/lander'),
              page('landers/:lander/:slug?', 'landers/lander'),
              page('members/:id/landing', 'member-landings/landing', ['member-landings', 'signup', 'members']),
              page('members/:id/landing2/:slug?', 'member-landings/landing', ['member-landings', 'signup', 'members']),
              page('members/:id/landing3/:slug?', 'member-landings/landing', ['member-landings', 'signup', 'members']),
            ],
          },
        ],
      ),
      {
        Component: DefaultLayout,
        children: [{ ErrorBoundary: ErrorPage, children: [page(':token', 'account/link-token', ['account']), page('*', 'app/not-found')] }],
      },
    ],
  };
}
