import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { retryBriefly } from '#platform/web/data/query-client.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { IconButton, useToast } from '#platform/web/ui/index.ts';
import { LikeButton } from '#features/likes/web/index.ts';
import { MemberPhoto, useListOrigin, usePlaceLine } from '#features/members/web/index.ts';
import { hideToday } from '../contract/calls.ts';
import { InterestsOffer } from './interests-offer.tsx';
import { type Today, todayQuery } from './queries.ts';
import { todayId } from './today-id.ts';
import { useReasonText } from './use-reason-text.tsx';

/** A third of at most 1200 px, or a narrow column beside the words. */
const sizes = '(width >= 1248px) 382px, (width >= 768px) 31vw, 128px';

type Pick = Today['picks'][number];

/** The day's picks, each with its reason in large type. */
export function Picks() {
  const t = useTranslations('daily-picks');
  const dateText = useDateFormat();
  const { data } = useQuery({ ...todayQuery(useApi()), enabled: false });
  const hide = useHide();
  const listOrigin = useListOrigin(null, { people: (data?.picks ?? []).map(({ profile }) => profile), page: 1, pages: 1 });
  if (data === undefined || data.picks.length === 0) return null;
  const day = dateText(new Date(`${data.day}T12:00:00Z`), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section id={todayId} className="wrap today" aria-labelledby="today-title">
      <div className="today-head">
        <h2 className="title-l" id="today-title">
          {t('title')}
        </h2>
        <p className="text-m soft">{day}</p>
        <IconButton icon="x" label={t('hide')} onClick={() => hide(data)} />
      </div>
      <ol>
        {data.picks.map((pick, at) => (
          <PickedMember key={pick.profile.id} pick={pick} listOrigin={listOrigin} first={at === 0} />
        ))}
      </ol>
      {data.asks_interests && <InterestsOffer />}
    </section>
  );
}

interface PickedMemberProps {
  readonly pick: Pick;
  readonly listOrigin: ReturnType<typeof useListOrigin>;
  /** Likely the largest image of the first view. */
  readonly first: boolean;
}

function PickedMember({ pick: { profile, reason }, listOrigin, first }: PickedMemberProps) {
  const prompt = useTranslations('prompts.prompt');
  const placeLine = usePlaceLine();
  const reasonText = useReasonText();
  return (
    <li>
      <div className="shot">
        <MemberPhoto image={profile.main_image} sizes={sizes} alt="" priority={first} position="50% 22%" />
        <LikeButton member={profile} />
      </div>
      <div className="words">
        {reason.reason === 'answer' && <p className="prompt">{prompt(reason.prompt)}</p>}
        <h3 className="reason">
          <Link to={`/members/${profile.id}`} state={listOrigin}>
            {reasonText(reason, profile) ?? <bdi>{profile.name}</bdi>}
          </Link>
        </h3>
        <p className="who">
          <bdi>{profile.name}</bdi>, {profile.age}, {placeLine(profile)}
        </p>
      </div>
    </li>
  );
}

/** Optimistic; a failure brings them back. */
function useHide(): (today: Today) => void {
  const t = useTranslations('daily-picks');
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText('daily-picks');
  const { queryKey } = todayQuery(api);
  const { mutate } = useMutation({
    retry: retryBriefly,
    mutationFn: ({ day }: Today) => api(hideToday, { query: { day } }),
    onMutate: (today) => queries.setQueryData(queryKey, { ...today, picks: [] }),
    onSuccess: () => toast({ text: t('hidden') }),
    onError(error, today) {
      queries.setQueryData(queryKey, today);
      toast({ text: errorText(error), icon: 'warning-circle' });
    },
  });
  return mutate;
}
