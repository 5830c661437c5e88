import './profile.css';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useRef } from 'react';
import { data as failure, type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { type LoaderTools, throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Alert, useAnnounce } from '#platform/web/ui/index.ts';
import { userQuery } from '#features/account/web/index.ts';
import { blocksQuery, Report } from '#features/safety/web/index.ts';
import { likesQuery, setSeen } from '#features/likes/web/index.ts';
import { BlockFromProfile } from './safety/block-from-profile.tsx';
import { BlockedProfile } from './safety/blocked-profile.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileBack } from './neighbours/profile-back.tsx';
import { ProfileNeighbours } from './neighbours/profile-neighbours.tsx';
import { LockedPhotos } from './photos/locked-photos.tsx';
import { ProfileFacts, ProfileInterests } from './profile/profile-facts.tsx';
import { ProfileFit } from './profile/profile-fit.tsx';
import { ProfileHead } from './profile/profile-head.tsx';
import { ProfilePhotos } from './photos/profile-photos.tsx';
import { ProfileSafety } from './safety/profile-safety.tsx';
import { ProfileAnswers } from './profile/profile-answers.tsx';
import { ProfileAbout } from './profile/profile-about.tsx';
import { Related } from './related.tsx';
import { useNeighbours } from './neighbours/use-neighbours.ts';
import { useSafety } from './safety/use-safety.ts';
import { profileQuery } from './queries.ts';

const ID = /^[1-9]\d{0,14}$/;

export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  const { id = '' } = params;
  if (!ID.test(id)) throw failure({ code: 'not_found' }, { status: 404 });
  // Visitors meet the member there, with the first question of the signup.
  if ((await tools.queries.ensureQueryData(userQuery(tools.api))) === null) throw redirect(`/members/${id}/signup`);
  const { api, queries } = tools;
  // The likes contain which part of this profile is already liked.
  await throwToErrorPage(Promise.all([loadMember(tools, Number(id)), queries.ensureQueryData(likesQuery(api))]));
  return null;
}

/** Not found for unknown members and members who blocked the viewer; members whom the viewer blocked are in the block list. */
async function loadMember({ api, queries }: LoaderTools, id: number): Promise<void> {
  const profile = profileQuery(api, id);
  const blocks = blocksQuery(api);
  try {
    const outdated = queries.getQueryState(profile.queryKey)?.isInvalidated === true;
    await (outdated ? queries.fetchQuery(profile) : queries.ensureQueryData(profile));
    queries.setQueryData(blocks.queryKey, (all) => all?.filter((one) => one.id !== id));
  } catch (error) {
    if (!isNotFound(error)) throw error;
    if (!(await queries.fetchQuery(blocks)).some((one) => one.id === id)) throw error;
  }
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** A member's profile, under /members and /likes. */
export function Component() {
  const id = Number(useParams()['id']);
  const { data: blocks } = useQuery({ ...blocksQuery(useApi()), enabled: false });
  const blocked = blocks?.find((one) => one.id === id);
  return blocked === undefined ? <MemberProfile id={id} /> : <BlockedProfile key={id} member={blocked} />;
}

function MemberProfile({ id }: { readonly id: number }) {
  const t = useTranslations('member-page');
  const { data, error } = useSuspenseQuery(profileQuery(useApi(), id));
  const queries = useQueryClient();
  // The request has marked the like as seen on the server; this updates the badge at once.
  useEffect(() => setSeen(queries, id), [queries, id]);
  // The member is gone since the profile was cached: the cached profile is not shown.
  if (isNotFound(error)) throw error;
  const { profile, fit, related } = data;
  const { name, age, own } = profile;
  const title = t('title', { name, age });
  useAnnouncedChange(title);
  const safety = useSafety(profile);
  const neighbours = useNeighbours(id);
  return (
    <article className="wrap profile" onFocus={showPhotoControls}>
      <PageTitle text={title} />
      <div className="crumbs">
        <ProfileBack />
      </div>
      <div className="cols" key={id}>
        <ProfilePhotos profile={profile} neighbours={neighbours} onOpenSafety={safety.open} />
        <div className="details">
          <div className="about">
            <ProfileHead profile={profile} />
            {own ? (
              <Alert tone="note" icon="eye">
                {t('mine')}
              </Alert>
            ) : (
              <>
                <ProfileFit profile={profile} fit={fit} />
                <ProfileActions profile={profile} />
              </>
            )}
            <ProfileAbout profile={profile} />
            <ProfileAnswers profile={profile} />
            <ProfileInterests profile={profile} />
            <ProfileSafety profile={profile} onOpenSafety={safety.open} />
          </div>
          <ProfileFacts profile={profile} />
          <LockedPhotos profile={profile} />
          <Related profile={profile} related={related} />
          <ProfileNeighbours {...neighbours} />
        </div>
      </div>
      <BlockFromProfile open={safety.blocking} member={profile} onClose={safety.close} />
      <Report about={safety.reported} onClose={safety.close} onBlock={() => safety.open('block')} />
    </article>
  );
}

/** On phones the page slides over the photo, whose buttons stay where they are: who reaches one of them by keyboard sees it. */
function showPhotoControls({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':is(.crumbs, .shots) :focus-visible')) currentTarget.scrollIntoView({ block: 'nearest' });
}

/** Moving to a neighbour keeps the same page, so the change is announced to screen readers. */
function useAnnouncedChange(title: string): void {
  const announce = useAnnounce();
  const announced = useRef(title);
  useEffect(() => {
    if (announced.current === title) return;
    announced.current = title;
    announce(title);
  }, [announce, title]);
}
