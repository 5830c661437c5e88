import { data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { throwToErrorPage, loaderContext } from '#platform/web/data/context.ts';
import { requireVisitor } from '#features/account/web/index.ts';
import { acceptsSignup } from '#features/site/web/index.ts';
import { isSlug, type LanderName, landerOf } from '../contract/landers.ts';
import { landerContext } from './lander-context.ts';
import { landerQuery } from './queries.ts';
import { loadScene } from './scenes.ts';

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
  // A lander has an entry of its own, without the router.
  if (!import.meta.env.SSR) throw redirectDocument(request.url);
  const tools = context.get(loaderContext);
  const { api, queries } = tools;
  const address = addressOf(params);
  if (address === null) throw data({ code: 'not_found' }, { status: 404 });
  const page = await throwToErrorPage(queries.ensureQueryData(landerQuery(api, address.name, address.slug)));
  await requireVisitor(tools, request);
  // A site that accepts no signups shows its front page, which says so, instead of an advertisement.
  if (!(await acceptsSignup(api, queries, request))) throw redirect('/');
  const { load } = await loadScene(address.name);
  const drawn = await load?.(api, new URL(request.url).searchParams).catch(() => undefined);
  context.set(landerContext, { name: address.name, page, drawn: drawn ?? {} });
  return null;
}

/** Of a lander's routes, the browser's router renders only errors. */
export const Component = () => null;
