import './suggested-partners.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { ButtonLink, Face, Skeleton } from '#platform/web/ui/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import { picksADay } from '../contract/rules.ts';
import { type Today, todayQuery } from './queries.ts';
import { useReasonText } from './use-reason-text.tsx';

/** Suggests the daily picks to members who have no conversation yet. Renders nothing when they are hidden or cannot be loaded. */
export function SuggestedPartners() {
  const t = useTranslations('daily-picks');
  const { data, failureCount } = useQuery(todayQuery(useApi()));
  // Without a connection they are asked for again and again: nothing promises them meanwhile.
  if (data === undefined ? failureCount > 0 : data.picks.length === 0) return null;
  return (
    <section className="suggested-partners" aria-labelledby="suggested-partners-title">
      <h2 className="title-s" id="suggested-partners-title">
        {t('title')}
      </h2>
      <ul aria-busy={data === undefined}>
        {data === undefined
          ? Array.from({ length: picksADay }, (_, index) => (
              <li key={index}>
                <Skeleton shape="face" className="size-[54px]" />
                <Skeleton className="w-4/5" />
              </li>
            ))
          : data.picks.map((pick) => <SuggestedPartner key={pick.profile.id} pick={pick} />)}
      </ul>
    </section>
  );
}

function SuggestedPartner({ pick: { profile, reason } }: { readonly pick: Today['picks'][number] }) {
  const row = useTranslations('likes.row');
  const reasonText = useReasonText();
  const { id, name, age, main_image } = profile;
  return (
    <li>
      <Face {...faceOf(main_image)} alt="" size={54} />
      <div className="words">
        <h3>
          <Link to={`/members/${id}`}>
            <bdi>{name}</bdi>, {age}
          </Link>
        </h3>
        <p className="text-m soft">{reasonText(reason, profile)}</p>
      </div>
      <ButtonLink size="small" kind="quiet" to={`/members/${id}/chat`} aria-label={row('messageNamed', { name })}>
        {row('message')}
      </ButtonLink>
    </li>
  );
}
