import './landing.css';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, redirect, useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { userQuery } from '#features/account/web/index.ts';
import { isSlug } from '#features/landers/contract/landers.ts';
import { landerQuery } from '#features/landers/web/index.ts';
import { acceptsSignup } from '#features/site/web/index.ts';
import { signupProfileQuery } from '#features/signup/web/index.ts';
import { MeetCard } from './meet-card.tsx';
import { MeetTalk } from './meet-talk.tsx';
import { MeetVeil } from './meet-veil.tsx';

/** Three ways to meet one member before the signup. */
const ways = { landing: MeetCard, landing2: MeetTalk, landing3: MeetVeil } as const;
type Way = keyof typeof ways;

/** `/members/12/landing2/evening`: the third part names the way. */
const wayIn = (path: string): Way => {
  const part = path.split('/')[3];
  return part === 'landing2' || part === 'landing3' ? part : 'landing';
};

const idOf = (text: string | undefined): number | null => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null);

/** Shows a member as the site shows members to visitors, so no hidden member. A logged-in member is redirected to the profile. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(loaderContext);
  const [id, slug] = [idOf(params['id']), params['slug']];
  if (id === null || (slug !== undefined && !isSlug(slug))) throw data({ code: 'not_found' }, { status: 404 });
  const way = wayIn(new URL(request.url).pathname);
  const [, member] = await throwToErrorPage(
    Promise.all([
      way === 'landing' ? null : queries.ensureQueryData(landerQuery(api, way, slug)),
      queries.ensureQueryData(signupProfileQuery(api, id)),
    ]),
  );
  if ((await queries.ensureQueryData(userQuery(api))) !== null) throw redirect(`/members/${id}`);
  // That page says that the profile is for members.
  if (member === null) throw redirect(`/members/${id}/signup`);
  // Where the visitor may not sign up, the signup page says so instead of asking for a first message.
  if (!(await acceptsSignup(api, queries, request))) throw redirect(`/members/${id}/signup`);
  return null;
}

export function Component() {
  const t = useTranslations('member-landings');
  const api = useApi();
  const { id, slug } = useParams();
  const { data: member } = useSuspenseQuery(signupProfileQuery(api, idOf(id) ?? 0));
  const way = wayIn(useLocation().pathname);
  const { data: page } = useQuery({ ...landerQuery(api, way, slug), enabled: way !== 'landing' });
  const own = new Map(Object.entries(page?.texts ?? {})).get(useLanguage());
  const Way = ways[way];
  if (member === null) return null;
  return (
    <>
      <PageTitle text={t('title', { name: member.name, age: member.age })} />
      <meta name="robots" content="noindex" />
      <Way key={member.id} member={member} own={own ?? null} line={page?.line ?? null} />
    </>
  );
}
