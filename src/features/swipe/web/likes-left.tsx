import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useTimeText } from '#platform/web/i18n/use-time-text.ts';
import { likesADay } from '../contract/rules.ts';
import type { DeckState } from './deck.ts';

type Props = Pick<DeckState, 'likesLeft' | 'resetsAt' | 'pending'>;

/** The remaining likes of the day, as icons and text, and when they are reset; beside them the way to the match finder, the same in no hurry. */
export function LikesLeft({ likesLeft: n, resetsAt, pending }: Props) {
  const t = useTranslations('swipe');
  const resetText = useResetText();
  return (
    <div className="likes-left">
      <span className="pips" role="img" aria-label={t('left.pips', { n, all: likesADay })}>
        {Array.from({ length: likesADay }, (_, at) => (
          <i key={at} className={at < n ? 'on' : undefined} />
        ))}
      </span>
      <p>
        <b>{t('left.likes', { n })}</b>
        <span className="reset text-m soft">{resetText('left', resetsAt)}</span>
        {pending > 0 && <span className="text-m soft block">{t('waiting', { n: pending })}</span>}
      </p>
      <Link className="link" to="/match-finder">
        {t('calm')}
      </Link>
    </div>
  );
}

/** When the likes are reset, in the viewer's time zone: "at midnight", or the local time of the site's midnight. */
export function useResetText(): (where: 'left' | 'out', resetsAt: string) => string {
  const t = useTranslations('swipe');
  const format = useFormatter();
  const timeText = useTimeText();
  return (where, resetsAt) => {
    const at = new Date(resetsAt);
    const midnight = /^0?0\D00$/.test(format.dateTime(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }));
    if (midnight) return t(`${where}.midnight`);
    return t(`${where}.at`, { time: timeText(at) });
  };
}
