import './like-modal.css';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { Button, ButtonLink, Dialog } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';
import { MemberPhoto } from '#features/members/web/index.ts';
import { isBusy } from '#platform/web/interaction/is-busy.ts';
import { autoLikeQuery } from './auto-like-query.ts';
import { likesKey } from '../keys.ts';
import { createLikeClock, type LikeClock } from './like-modal-clock.ts';
import { withoutSeconds } from './without-seconds.ts';
import { useLike } from '../giving/use-like.ts';

interface Props {
  /** The key of the current history entry. */
  readonly entry: string;
  /** The seconds in its `t`; null without one. */
  readonly seconds: number | null;
  /** When it was opened, by `performance.now()`. */
  readonly openedAt: number;
}

/** Shows the newest unseen like once, after the seconds of `t`. */
export function LikeModal({ entry, seconds, openedAt }: Props) {
  const t = useTranslations('likes.modal');
  const common = useTranslations('common.action');
  const clock = useLikeClock();
  const visitor = useUser() === null;
  const setLiked = useLike();
  const location = useLocation();
  const navigate = useNavigate();
  /** Removes `t` from the URL and replaces the history entry. */
  const removeSeconds = useEffectEvent(() => {
    const { pathname, search, hash, state } = location;
    const rest = withoutSeconds(search);
    if (rest !== search) void navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => clock.attach(() => removeSeconds()), [clock]);
  useEffect(() => {
    if (visitor) clock.stop();
    else if (seconds !== null && !clock.start(entry, seconds, performance.now() - openedAt)) removeSeconds();
  }, [clock, visitor, entry, seconds, openedAt]);
  const member = useSyncExternalStore(clock.subscribe, clock.current, () => null);
  if (member === null) return null;
  const { id, name } = member;
  const likeBack = () => {
    clock.close();
    setLiked(member, true);
  };
  return (
    <Dialog open onClose={clock.close} title={t('label', { name })} hideTitle closeLabel={common('close')} className="like-modal">
      <MemberPhoto image={member.main_image} sizes="(width >= 576px) 190px, 220px" alt={t('photo', { name })} position="50% 25%" />
      <div className="words">
        <p className="title-m">{t('title', { name })}</p>
        <p className="soft text-pretty">{t('text', { name })}</p>
        <div className="acts">
          <ButtonLink kind="primary" icon="user" to={`/members/${id}`} onClick={clock.close}>
            {t('profile')}
          </ButtonLink>
          {!member.liked && (
            <Button kind="blush" icon="heart" onClick={likeBack}>
              {t('likeBack')}
            </Button>
          )}
          <Button kind="plain" onClick={clock.close}>
            {t('later')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const clocks = new WeakMap<QueryClient, LikeClock>();

/** One per visit: the timer continues on pages that do not show the modal. */
function useLikeClock(): LikeClock {
  const queries = useQueryClient();
  const api = useApi();
  const clock = clocks.get(queries) ?? createClock(queries, api);
  clocks.set(queries, clock);
  return clock;
}

const createClock = (queries: QueryClient, api: Api): LikeClock =>
  createLikeClock({
    load: () => queries.fetchQuery(autoLikeQuery(api)),
    reload: () => void queries.invalidateQueries({ queryKey: likesKey }),
    isBusy,
  });
