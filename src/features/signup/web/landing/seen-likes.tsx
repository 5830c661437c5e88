import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Face, Icon } from '#platform/web/ui/index.ts';
import lena from '../art/lena.webp?url&no-inline';
import marta from '../art/marta.webp?url&no-inline';
import thea from '../art/thea.webp?url&no-inline';

const first = new Date('2024-01-01T14:20:00Z');
const second = new Date('2024-01-01T09:05:00Z');
const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/** What members see for nothing, and elsewhere pay for. */
export function SeenLikes() {
  const t = useTranslations('signup.seenLikes');
  const format = useFormatter();
  const at = (time: Date) => (
    <p className="text-m soft num">{t('time', { time: format.dateTime(time, { timeStyle: 'short', timeZone: 'UTC' }) })}</p>
  );
  return (
    <section className="band blush">
      <div className="wrap two">
        <div className="say">
          <h2>
            {t('title')}
            <br />
            {t('free')}
          </h2>
          <p className="text-l text-pretty">{t('text')}</p>
        </div>
        <ul className="seen-likes">
          <OneLike face={thea} mutual>
            <p>{t.rich('line', { b: bold })}</p>
            <p className="said">{t('words')}</p>
          </OneLike>
          <OneLike face={lena}>
            <p>{t.rich('photo', { b: bold })}</p>
            {at(first)}
          </OneLike>
          <OneLike face={marta}>
            <p>{t.rich('profile', { b: bold })}</p>
            {at(second)}
          </OneLike>
        </ul>
      </div>
    </section>
  );
}

function OneLike({ face, mutual, children }: { readonly face: string; readonly mutual?: boolean; readonly children: ReactNode }) {
  return (
    <li>
      <Face src={face} alt="" size={64} />
      <div>{children}</div>
      <span className={mutual ? 'like on' : 'like'}>
        <Icon name={mutual ? 'heart-fill' : 'heart'} />
      </span>
    </li>
  );
}
