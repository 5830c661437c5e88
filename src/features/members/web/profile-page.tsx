import './profile.css';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { data as failure, type LoaderFunctionArgs, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { orErrorPage, toolsContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Alert, Icon, Pill } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { regionsQuery } from '#features/places/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { Profile } from '../contract/member.ts';
import { BlockButton } from './block-button.tsx';
import { setSeen } from './like-cache.ts';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileBack } from './profile-back.tsx';
import { ProfileFacts, ProfileFit, ProfileInterests } from './profile-facts.tsx';
import { ProfilePhotos } from './profile-photos.tsx';
import { profileQuery } from './queries.ts';
import { Related } from './related.tsx';
import { usePlaceLine } from './use-place-line.ts';

const ID = /^[1-9]\d{0,14}$/;

export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(toolsContext);
  await requireMember(tools);
  const { id = '' } = params;
  if (!ID.test(id)) throw failure({ code: 'not_found' }, { status: 404 });
  const { api, queries } = tools;
  await orErrorPage(Promise.all([queries.ensureQueryData(profileQuery(api, Number(id))), queries.ensureQueryData(regionsQuery(api))]));
  return null;
}

/** A member's page, below /members and below /likes. */
export function Component() {
  const id = Number(useParams()['id']);
  const t = useTranslations('members.profile');
  const { data, error } = useSuspenseQuery(profileQuery(useApi(), id));
  const queries = useQueryClient();
  // The server knows it from having been asked; the badge should not wait for the next refresh.
  useEffect(() => setSeen(queries, id), [queries, id]);
  // Gone since it was last opened: what the cache still has is not shown.
  if (error instanceof ApiError && error.status === 404) throw error;
  const { profile, related } = data;
  const { name, age, own } = profile;
  return (
    <article className="wrap profile" key={id}>
      <PageTitle text={t('title', { name, age })} />
      <ProfileBack />
      <div className="cols">
        <ProfilePhotos profile={profile} />
        <div className="about">
          <ProfileHead profile={profile} />
          {own ? (
            <Alert tone="note" icon="eye">
              {t('own')}
            </Alert>
          ) : (
            <>
              <ProfileFit profile={profile} />
              <ProfileActions profile={profile} />
            </>
          )}
          <About profile={profile} />
          <ProfileInterests profile={profile} />
          {!own && <BlockButton member={profile} />}
        </div>
        <ProfileFacts profile={profile} />
        <Related profile={profile} related={related} />
      </div>
    </article>
  );
}

interface Props {
  readonly profile: Profile;
}

function ProfileHead({ profile }: Props) {
  const t = useTranslations();
  const placeLine = usePlaceLine();
  const { fictional_singular } = useSettings();
  const { name, age, last_active, is_new, fictional } = profile;
  return (
    <header className="head">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="h48">
          {name}, {age}
        </h1>
        {last_active === 'online' ? (
          <Pill kind="ok" dot>
            {t('common.state.online')}
          </Pill>
        ) : (
          <span className="t15 soft">{t(`members.profile.${last_active}`)}</span>
        )}
        {is_new && <Pill>{t('members.card.new')}</Pill>}
        {fictional && <Pill kind="outline">{fictional_singular ?? t('members.card.fictional')}</Pill>}
      </div>
      <p className="t18 soft mt-1 flex items-center gap-1.5">
        <Icon name="map-pin" /> {placeLine(profile.own ? { ...profile, distance: null } : profile)}
      </p>
    </header>
  );
}

function About({ profile: { about, name } }: Props) {
  const t = useTranslations('members.profile');
  if (about === '') return null;
  return (
    <section>
      <h2 className="sr">{t('about', { name })}</h2>
      <p className="t18 text-pretty whitespace-pre-line">{about}</p>
    </section>
  );
}
