import './lander.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { orErrorPage, toolsContext, useApi } from '#platform/web/data/context.ts';
import { requireVisitor } from '#features/account/web/index.ts';
import { isSlug, type LanderName, landerOf } from '../contract/landers.ts';
import { HeadProvider } from './lander-head.tsx';
import { landerQuery } from './queries.ts';
import { drawScene, loadScene } from './scenes.ts';

interface Address {
  readonly name: LanderName;
  readonly slug: string | undefined;
}

/** The route of the lander without slugs has no parameters. */
function addressOf({ lander = 'tinderswipe', slug }: Readonly<Record<string, string | undefined>>): Address | null {
  const name = landerOf(lander);
  return name === null || (slug !== undefined && !isSlug(slug)) ? null : { name, slug };
}

/** Every lander: an idea that a visitor can do something with at once. Unknown names and slugs are no page. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(toolsContext);
  const { api, queries } = tools;
  const address = addressOf(params);
  if (address === null) throw data({ code: 'not_found' }, { status: 404 });
  await orErrorPage(queries.ensureQueryData(landerQuery(api, address.name, address.slug)));
  await requireVisitor(tools, request);
  const { load } = await loadScene(address.name);
  await load?.(tools, new URL(request.url).searchParams);
  return null;
}

export function Component() {
  const { name, slug } = addressOf(useParams()) ?? { name: 'tinderswipe' as const, slug: undefined };
  const { data: page } = useSuspenseQuery(landerQuery(useApi(), name, slug));
  return (
    <HeadProvider value={page}>
      <Suspense>{drawScene(name, { film: page.film, ownFilm: page.own_film })}</Suspense>
    </HeadProvider>
  );
}
