import './bonus-row.css';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useTimeText } from '#platform/web/i18n/use-time-text.ts';
import { Countdown } from './countdown.tsx';
import type { Bonus } from './use-bonus.ts';

/** "25 % off until 7:40 pm · 3:58:41" in one row: the way to the packages and the time left. */
export function BonusRow({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('app.bonus');
  const percent = usePercent(bonus);
  return (
    <span className="bonus-row num">
      <Link className="link" to="/credits">
        {t('off', { percent })}
      </Link>
      <BonusTime bonus={bonus} />
    </span>
  );
}

/** The same as the only content of a line: the title itself is the way. */
export function BonusAlone({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('app.bonus');
  return (
    <>
      <Link className="bonus-go" to="/credits">
        {t('first', { percent: usePercent(bonus) })}
      </Link>
      <span className="bonus-row num">
        <BonusTime bonus={bonus} />
      </span>
    </>
  );
}

/** Below the alerts of a sheet. */
export function BonusFoot({ bonus, onClose }: { readonly bonus: Bonus; readonly onClose: () => void }) {
  const t = useTranslations('app.bonus');
  return (
    <div className="bonus-foot num">
      <b>{t('first', { percent: usePercent(bonus) })}</b>
      <span className="bonus-row">
        <BonusTime bonus={bonus} />
      </span>
      <Link className="link" to="/credits" onClick={onClose}>
        {t('packages')}
      </Link>
    </div>
  );
}

function BonusTime({ bonus: { end } }: { readonly bonus: Bonus }) {
  const t = useTranslations('app.bonus');
  const timeText = useTimeText();
  return (
    <>
      <span className="bonus-until">{t('short', { time: timeText(end) })}</span>
      <span className="bonus-dot" aria-hidden="true">
        ·
      </span>
      <Countdown end={end} className="bonus-clock" />
    </>
  );
}

function usePercent({ percentage }: Bonus): string {
  return useFormatter().number(percentage / 100, { style: 'percent' });
}
