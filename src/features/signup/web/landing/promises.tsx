import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Count, Face, Icon, Pill } from '#platform/web/ui/index.ts';
import { cheapestMessage } from '#features/shop/contract/cheapest-message.ts';
import { packagesQuery } from '#features/shop/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import thea from '../art/thea.webp?url&no-inline';

/** What the site promises, each with a small illustration from the product. `declared`: the site has declared fictional profiles. */
export function Promises({ declared }: { readonly declared: boolean }) {
  const t = useTranslations('signup.promises');
  return (
    <section className="promises">
      <div className="wrap">
        <h2 className="title-l">
          {t('title')} <br />
          {t('proof')}
        </h2>
        <ol>
          {declared ? (
            <OnePromise title={t('declared.title')} text={t('declared.text')} proof={<Label />} />
          ) : (
            <OnePromise title={t('people.title')} text={t('people.text')} proof={<RealLike />} />
          )}
          <OnePromise title={t('price.title')} text={t('price.text')} proof={<PriceNextToSend />} />
          <OnePromise title={t('once.title')} text={t('once.text')} proof={<Receipt />} />
          <OnePromise title={t('leave.title')} text={t('leave.text')} proof={<TwoSteps />} />
        </ol>
      </div>
    </section>
  );
}

/** The illustration is decorative: the text next to it says the same. */
function OnePromise({ title, text, proof }: { readonly title: string; readonly text: string; readonly proof: ReactNode }) {
  return (
    <li>
      <div>
        <h3 className="title-s">{title}</h3>
        <p className="soft mt-1.5 text-pretty">{text}</p>
      </div>
      <div aria-hidden="true">{proof}</div>
    </li>
  );
}

const likedAt = new Date('2024-01-01T18:12:00Z');

function RealLike() {
  const t = useTranslations('signup.promises.people');
  const format = useFormatter();
  return (
    <div className="mini">
      <Face src={thea} alt="" size={52} />
      <div>
        <p>
          <b>{t('like')}</b>
        </p>
        <p className="text-m soft">{t('quote')}</p>
        <p className="text-s soft num">{t('time', { time: format.dateTime(likedAt, { timeStyle: 'short', timeZone: 'UTC' }) })}</p>
      </div>
      <Count value={1} />
    </div>
  );
}

function Label() {
  const { fictional_singular } = useSettings();
  return (
    <div className="mini">
      <Face alt="" size={52} />
      <Pill kind="outline">{fictional_singular}</Pill>
    </div>
  );
}

/** The price is one that somebody really pays: of the packages that are sold. */
function PriceNextToSend() {
  const t = useTranslations('signup.promises.price');
  const money = useMoney();
  const { message_credits } = useSettings();
  const { data: packages = [] } = useQuery(packagesQuery(useApi()));
  const cost = cheapestMessage(packages);
  return (
    <div className="mini flex-wrap justify-end gap-2.5">
      <span className="flex-[1_1_6rem]">{t('draft')}</span>
      <span className="text-s soft num text-right">
        {t('credits', { n: message_credits })}
        {cost && (
          <>
            <br />
            {t('from', { price: money(cost) })}
          </>
        )}
      </span>
      <span className="btn primary small mirror">
        {t('send')}
        <Icon name="paper-plane-right-fill" />
      </span>
    </div>
  );
}

function Receipt() {
  const t = useTranslations('signup.promises.once');
  return (
    <dl className="mini receipt">
      <div>
        <dt>{t('bought')}</dt>
        <dd>{t('boughtHow')}</dd>
      </div>
      <div>
        <dt>{t('next')}</dt>
        <dd>
          <b>{t('nextWhen')}</b>
        </dd>
      </div>
    </dl>
  );
}

function TwoSteps() {
  const t = useTranslations('signup.promises.leave');
  return (
    <div className="mini">
      <div>
        <p>
          <b>{t('act')}</b>
        </p>
        <p className="text-m soft">{t('step', { step: 2, steps: 2 })}</p>
      </div>
      <span className="btn ink small ml-auto">
        <Icon name="trash" />
        {t('button')}
      </span>
    </div>
  );
}
