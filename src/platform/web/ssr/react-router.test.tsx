import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, Link as BrowserLink, type LinkProps, StaticRouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Link as ServerLink } from './react-router.ts';

const links: readonly LinkProps[] = [
  { to: '/' },
  { to: '/members' },
  { to: '/members/12' },
  { to: '/members/' },
  { to: '/chats?folder=archive' },
  { to: '/pages/faq#credits' },
  { to: '/a b' },
  { to: '/ä' },
  { to: '/members/../chats' },
  { to: '/members//chats' },
  { to: '//elsewhere.test' },
  { to: 'https://elsewhere.test/members' },
  { to: 'photos' },
  { to: '..' },
  { to: '' },
  { to: '?page=2' },
  { to: '#top' },
  { to: { pathname: '/members', search: '?page=2', hash: '#top' } },
  { to: '/members', className: 'name', 'aria-label': 'Anna', id: 'anna' },
  { to: '/members', target: '_blank', rel: 'noopener' },
  { to: '/members', replace: true, state: { from: 'deck' }, preventScrollReset: true, viewTransition: true },
  { to: '/members', discover: 'none' },
  { to: '/members', prefetch: 'intent' },
  { to: '/members', reloadDocument: true },
  { to: 'photos', relative: 'path' },
];

async function draw(Link: ComponentType<LinkProps>, props: LinkProps, basename: string): Promise<string> {
  const routes = [
    { path: '/members/:id', Component: () => <Link {...props}>there</Link>, children: [{ path: 'photos', Component: () => null }] },
  ];
  const handler = createStaticHandler(routes, { basename });
  const context = await handler.query(new Request(`http://site.test${basename === '/' ? '' : basename}/members/7`));
  if (context instanceof Response) throw new Error('no page');
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

describe.each(['/', '/fi'])('below %s', (basename) => {
  test.each(links)('the server writes what the browser writes: %j', async (props) => {
    const expected = await draw(BrowserLink, props, basename);
    expect(expected).toContain('<a ');
    expect(await draw(ServerLink, props, basename)).toBe(expected);
  });
});
