import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Icon } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { useMessagePrices } from './use-message-prices.ts';

/** What newcomers ask first. `declared`: the site has declared fictional profiles. */
export function Questions({ declared }: { readonly declared: boolean }) {
  const t = useTranslations('signup.questions');
  const money = useMoney();
  const { signup_credits } = useSettings();
  const prices = useMessagePrices();
  const cost = [
    t('costFree'),
    ...(signup_credits > 0 ? [t('costGift', { n: signup_credits })] : []),
    ...(prices ? [t('costPackage', { price: money(prices.entry) })] : []),
  ];
  return (
    <section className="wrap faq">
      <h2>{t('title')}</h2>
      <div>
        <Question title={t('cost')} text={cost.join(' ')} open />
        {declared && <Question title={t('fictional')} text={t('fictionalAnswer')} />}
        <Question title={t('check')} text={t('checkAnswer')} />
        <Question title={t('seen')} text={t('seenAnswer')} />
        <Question title={t('leave')} text={t('leaveAnswer')} />
      </div>
    </section>
  );
}

function Question({ title, text, open = false }: { readonly title: string; readonly text: string; readonly open?: boolean }) {
  return (
    <details open={open}>
      <summary>
        {title}
        <Icon name="caret-down" />
      </summary>
      <p className="soft text-pretty">{text}</p>
    </details>
  );
}
