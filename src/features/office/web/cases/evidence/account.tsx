import { useLocale, useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { PageLink } from '#platform/web/ui/index.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { displayName } from '../state/display-name.ts';
import { useMade } from '../state/use-made.ts';

interface Props {
  readonly about: Case;
  readonly toMember: (id: number) => string;
}

/** The account, its state, and what was decided about it before. */
export function AccountFacts({ about: { account, subject, opened_at }, toMember }: Props) {
  const t = useTranslations('office.cases');
  const dateText = useDateFormat();
  const money = useMoney();
  const made = useMade();
  const locale = useLocale();
  if (account === null || subject === null) return null;
  const { since, country, language, state, fictional, conversations, answered, paid, currency, credits, earlier } = account;
  const days = Math.floor((new Date(opened_at).getTime() - new Date(since).getTime()) / 86_400_000);
  const rows: readonly (readonly [string, string])[] = [
    [
      t('accountSince'),
      t('accountAge', { date: dateText(new Date(since), { day: 'numeric', month: 'short', year: 'numeric' }), n: Math.max(days, 0) }),
    ],
    [t('conversations'), t('conversationsN', { n: conversations, answered })],
    [
      t('place'),
      [country === null ? null : displayName(locale, 'region', country), displayName(locale, 'language', language)]
        .filter(Boolean)
        .join(', '),
    ],
    [t('bought'), t('boughtN', { money: money({ amount: paid, currency }), n: credits })],
    [t('accountState'), [t(`states.${state}`), fictional && t('fictional')].filter(Boolean).join(', ')],
    [
      t('earlier'),
      earlier.length === 0
        ? t('none')
        : earlier.map(({ act, reason, at }) => `${made({ act, reason })}, ${dateText(new Date(at), { dateStyle: 'medium' })}`).join('; '),
    ],
  ];
  return (
    <section aria-labelledby="account">
      <div className="sec-head">
        <h2 id="account" className="sec">
          {t('account')} <small>{t('memberNumber', { id: String(subject.id) })}</small>
        </h2>
        <PageLink className="link text-s" to={toMember(subject.id)}>
          {t('allOfMember')}
        </PageLink>
      </div>
      <dl className="kv two-kv num">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
