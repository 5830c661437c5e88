import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import type { Catalogs, Namespace } from '#platform/web/i18n/catalogs.ts';
import { ChatLayout, DefaultLayout, EmptyLayout } from './layout/layouts.tsx';
import { ErrorPage } from './error-page.tsx';
import { Root, rootLoader, rootShouldRevalidate } from './root.tsx';

/** What a `*-page.tsx` exports: the page, and what it needs before it renders. */
interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

// Short keys: the first page carries them all.
const pages = import.meta.glob<PageModule>(['./features/*/web/**/*-page.tsx', './app/web/pages/*-page.tsx'], { base: '/src' });

/** Route handle by which the server preloads exactly the files and texts of the matched routes. */
export interface PageHandle {
  readonly file: string;
  readonly catalogs: readonly Namespace[];
}

/** Catalogs that every page needs. */
export const shellCatalogs = ['common', 'app'] as const;

export function createRoutes(catalogs: Pick<Catalogs, 'ensure'>): RouteObject[] {
  /** `path` null: a frame around its children, which adds nothing to the address. */
  const page = (path: string | null, file: string, needs: readonly Namespace[] = [], children?: RouteObject[]): RouteObject => {
    const key = file.startsWith('app/') ? `./app/web/pages/${file.slice(4)}-page.tsx` : `./features/${file.replace('/', '/web/')}-page.tsx`;
    const load = pages[key];
    if (load === undefined) throw new Error(`no page ${key}`);
    const handle: PageHandle = { file: `src${key.slice(1)}`, catalogs: needs };
    const route = {
      handle,
      lazy: async () => {
        const [module] = await Promise.all([load(), catalogs.ensure(needs)]);
        return module;
      },
    };
    if (path === null) return children ? { ...route, children } : route;
    return path === '' ? { ...route, index: true } : children ? { ...route, path, children } : { ...route, path };
  };

  return [
    {
      id: 'root',
      Component: Root,
      loader: rootLoader,
      shouldRevalidate: rootShouldRevalidate,
      ErrorBoundary: ErrorPage,
      children: [
        {
          Component: DefaultLayout,
          children: [
            {
              ErrorBoundary: ErrorPage,
              children: [
                page('', 'signup/index', ['signup']),
                page('signup', 'signup/signup', ['signup', 'account']),
                page('complete-signup', 'signup/complete-signup', ['signup', 'profile', 'photos', 'members']),
                page('signup-matches', 'signup/signup-matches', ['signup', 'members']),
                page('login', 'account/login', ['account']),
                page('reset-password', 'account/reset-password', ['account']),
                page('reset-password/do', 'account/reset-password-do', ['account']),
                page('mail-change/do', 'account-settings/mail-change-do', ['account-settings', 'account']),
                page('account-deleted', 'account-settings/account-deleted', ['account-settings']),
                page('withdrawal', 'payments/withdrawal/withdrawal', ['payments']),
                page('cancellation', 'payments/cancellation/cancellation', ['payments']),
                page('complaints', 'safety/complaints', ['safety', 'account']),
                page('notice/:about?', 'notices/notice', ['notices', 'account']),
                page('activate/done', 'account/activate-done', ['account']),
                page('activate/error', 'account/activate-error', ['account']),
                page('unsubscribe/:token', 'notifications/unsubscribe', ['notifications']),
                page(null, 'today/today-frame', [], [page('members', 'search/search', ['members'])]),
                page(
                  null,
                  'app/profile-frame',
                  [],
                  [
                    page('members/:id', 'member-page/member', ['member-page', 'members', 'likes', 'credits', 'prompts']),
                    page('likes/m/:id', 'member-page/member', ['member-page', 'members', 'likes', 'credits', 'prompts']),
                  ],
                ),
                page('likes', 'likes/likes', ['likes', 'members', 'prompts']),
                page('likes/:type', 'likes/likes', ['likes', 'members', 'prompts']),
                page('swipe-game', 'swipe/swipe', ['swipe', 'members']),
                page('match-finder', 'match-finder/match-finder', ['match-finder', 'members', 'likes']),
                page('credits', 'payments/shop/packages', ['payments']),
                page('premium', 'payments/shop/packages', ['payments']),
                page('pricing', 'payments/shop/pricing', ['payments']),
                page('directdebit', 'payments/direct-debit/direct-debit', ['payments', 'discounts']),
                page('credits/repeat-order', 'payments/repeat/repeat-order', ['payments']),
                page('credits/:id', 'payments/checkout/checkout', ['payments', 'discounts']),
                page('credits/:id/:paymentmethod', 'payments/checkout/checkout', ['payments', 'discounts']),
                page(
                  null,
                  'app/settings-frame',
                  [],
                  [
                    page('profile', 'profile/profile', ['profile', 'members', 'account', 'photos', 'prompts']),
                    page('settings', 'app/settings', ['account-settings', 'account', 'profile', 'safety', 'chat']),
                    page('settings/security', 'login-security/security', ['login-security', 'account']),
                    page('notifications', 'notifications/notifications', ['notifications', 'account-settings', 'account']),
                    page('transactions', 'payments/orders/transactions', ['payments', 'discounts']),
                    page('transactions/movements', 'payments/movements/movements', ['payments', 'credits']),
                  ],
                ),
                page('transactions/owed', 'payments/dues/dues', ['payments']),
                page('transactions/:id', 'payments/orders/transaction', ['payments', 'discounts']),
                page('pages/:page', 'texts/text', ['texts']),
                ...(import.meta.env.DEV || import.meta.env['VITE_GALLERY'] === 'on' ? [page('gallery', 'app/gallery')] : []),
              ],
            },
          ],
        },
        {
          Component: ChatLayout,
          children: [
            {
              ErrorBoundary: ErrorPage,
              children: [
                page('chats', 'chat/chats', ['installed', 'chat'], [page(':id', 'chat/conversation', ['chat', 'credits'])]),
                page('members/:id/chat', 'chat/chats', ['chat'], [page('', 'chat/conversation', ['chat', 'credits'])]),
              ],
            },
          ],
        },
        {
          Component: EmptyLayout,
          children: [
            {
              ErrorBoundary: ErrorPage,
              children: [
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
              ErrorBoundary: ErrorPage,
              children: [
                page('landers/tinderswipe', 'landers/lander'),
                page('landers/:lander/:slug?', 'landers/lander'),
                page('members/:id/landing', 'landings/landing', ['landings', 'signup', 'members']),
                page('members/:id/landing2/:slug?', 'landings/landing', ['landings', 'signup', 'members']),
                page('members/:id/landing3/:slug?', 'landings/landing', ['landings', 'signup', 'members']),
              ],
            },
          ],
        ),
        {
          Component: DefaultLayout,
          children: [
            { ErrorBoundary: ErrorPage, children: [page(':token', 'account/link-token', ['account']), page('*', 'app/not-found')] },
          ],
        },
      ],
    },
  ];
}
