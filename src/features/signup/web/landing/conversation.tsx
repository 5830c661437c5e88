import './conversation.css';
import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Face, Icon } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import anna from '../art/anna.webp?url&no-inline';
import harbour from '../art/harbour.webp?url&no-inline';
import { useMessagePrices } from './use-message-prices.ts';

/** How a conversation starts, as a small example with the price that somebody really pays. */
export function Conversation() {
  const t = useTranslations('signup.opener');
  const money = useMoney();
  const { message_credits } = useSettings();
  const prices = useMessagePrices();
  const cost = [t('credits', { n: message_credits }), ...(prices ? [money(prices.low)] : []), t('left', { n: 41 })].join(' · ');
  return (
    <section className="band sunken">
      <div className="wrap two">
        <div className="say">
          <h2>{t('title')}</h2>
          <p className="text-l soft text-pretty">{t('text')}</p>
          <p className="text-s soft mt-2.5">{t('drawn')}</p>
        </div>
        <figure className="example" aria-label={t('label')}>
          <div className="head">
            <Face src={anna} alt="" size={40} />
            <b>Anna</b>
          </div>
          <div className="talk">
            <div className="quoted-photo">
              <span className="text-s soft">{t('quoted')}</span>
              <img src={harbour} alt="" width={480} height={600} loading="lazy" decoding="async" />
            </div>
            <p className="said mine over">{t('mine')}</p>
            <p className="said">{t('theirs')}</p>
            <p className="said mine">{t('answer')}</p>
            <p className="said">{t('invite')}</p>
          </div>
          <div className="draft">
            <span className="text">{t('draft')}</span>
            <span className="send">
              <Icon name="paper-plane-right-fill" />
            </span>
            <span className="cost text-s soft num">{cost}</span>
          </div>
        </figure>
      </div>
    </section>
  );
}
