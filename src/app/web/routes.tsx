import type { RouteObject } from 'react-router';
import type { Catalogs } from '#platform/web/data/catalogs.ts';
import { ChatLayout, DefaultLayout } from './layout/layouts.tsx';
import { ErrorPage } from './errors/error-page.tsx';
import type { RareRoutes } from './rare-routes.tsx';
import { type PageModule, pageRoutes } from './page-route.ts';
import { Root, rootLoader, rootShouldRevalidate } from './root.tsx';

const pages = import.meta.glob<PageModule>(
  [
    './features/signup/web/index-page.tsx',
    './features/account/web/login-page.tsx',
    './features/daily-picks/web/today-frame-page.tsx',
    './features/{search,likes}/web/*-page.tsx',
    './features/member-page/web/member-page.tsx',
    './features/chat/web/*-page.tsx',
    './app/web/pages/slots-frame-page.tsx',
  ],
  { base: '/src' },
);

/** Catalogs that every page needs. */
export const shellCatalogs = ['common', 'app'] as const;

/** The id of the frame to whose children the rare routes are added. */
export const frameOfPages = 'pages';

/**
 * The frequently used pages. `more`: all other pages, which the browser loads when one of them is opened. They are at the end, so
 * that route ids are the same without them.
 */
export function createRoutes(catalogs: Pick<Catalogs, 'ensure'>, more: RareRoutes | null): RouteObject[] {
  const page = pageRoutes(pages, catalogs);
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
              id: frameOfPages,
              ErrorBoundary: ErrorPage,
              children: [
                page('', 'signup/index', ['signup']),
                page('login', 'account/login', ['account']),
                page(null, 'daily-picks/today-frame', [], [page('members', 'search/search', ['members'])]),
                page(
                  null,
                  'app/slots-frame',
                  [],
                  [
                    page('members/:id', 'member-page/member', ['member-page', 'members', 'likes', 'credits', 'prompts']),
                    page('likes/m/:id', 'member-page/member', ['member-page', 'members', 'likes', 'credits', 'prompts']),
                  ],
                ),
                page('likes', 'likes/likes', ['likes', 'members', 'prompts']),
                page('likes/:type', 'likes/likes', ['likes', 'members', 'prompts']),
                ...(more?.inFrame ?? []),
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
                page(
                  null,
                  'app/slots-frame',
                  [],
                  [
                    page('chats', 'chat/chats', ['pwa', 'chat'], [page(':id', 'chat/conversation', ['chat', 'credits'])]),
                    page('members/:id/chat', 'chat/chats', ['pwa', 'chat'], [page('', 'chat/conversation', ['chat', 'credits'])]),
                  ],
                ),
              ],
            },
          ],
        },
        ...(more?.withOwnLayout ?? []),
      ],
    },
  ];
}
