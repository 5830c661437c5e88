import { useFormatter, useTranslations } from 'use-intl';
import { likesADay } from '../contract/rules.ts';
import type { DeckState } from './deck.ts';

type Props = Pick<DeckState, 'likesLeft' | 'resetsAt' | 'waiting'>;

/** The day's likes as leaves and in words, and when they are back. */
export function LikesLeft({ likesLeft: n, resetsAt, waiting }: Props) {
  const t = useTranslations('swipe');
  const again = useBackAgain();
  return (
    <div className="today">
      <span className="pips" role="img" aria-label={t('left.pips', { n, all: likesADay })}>
        {Array.from({ length: likesADay }, (_, at) => (
          <i key={at} className={at < n ? 'on' : undefined} />
        ))}
      </span>
      <p>
        <b>{t('left.likes', { n })}</b>
        <span className="again t15 soft">{again('left', resetsAt)}</span>
        {waiting > 0 && <span className="t15 soft block">{t('waiting', { n: waiting })}</span>}
      </p>
    </div>
  );
}

/** When all likes are back, by the viewer's own clock: at midnight, or what midnight on the site is here. */
export function useBackAgain(): (where: 'left' | 'out', resetsAt: string) => string {
  const t = useTranslations('swipe');
  const format = useFormatter();
  return (where, resetsAt) => {
    const at = new Date(resetsAt);
    const midnight = /^0?0\D00$/.test(format.dateTime(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }));
    if (midnight) return t(`${where}.midnight`);
    return t(`${where}.at`, { time: format.dateTime(at, { hour: 'numeric', minute: '2-digit' }) });
  };
}
