import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Icon, PageLink } from '#platform/web/ui/index.ts';
import { useOffice, useWhen } from '#features/office/web/index.ts';
import type { OrderStory } from '../../contract/schemas.ts';

/** A refund that waits for a second person, and those that were made, with how far each has come. */
export function Refunds({ story: { refunds, asked } }: { readonly story: OrderStory }) {
  const t = useTranslations('office-orders.refund');
  const money = useMoney();
  const when = useWhen();
  const dateText = useDateFormat();
  const { to, may } = useOffice();
  if (refunds.length === 0 && asked === null) return null;
  return (
    <section className="grid gap-2" aria-labelledby="refunds">
      <h2 id="refunds" className="sec">
        {t('list')}
      </h2>
      <ul className="stand">
        {asked !== null && (
          <li className="open">
            <Icon name="users" />
            <span>
              {may('refunds.ask') ? (
                <PageLink className="link" to={to(`/admin/approvals/${asked.id}`)}>
                  {t('waits', { by: asked.by })}
                </PageLink>
              ) : (
                t('waits', { by: asked.by })
              )}{' '}
              <span className="text-s soft">{t('waitsUntil', { when: when(asked.ends_at) })}</span>
            </span>
            <span className="val">{money(asked.amount)}</span>
          </li>
        )}
        {refunds.map((one) => (
          <li key={one.id} className={one.state === 'failed' ? 'open' : one.state === 'requested' ? 'plain' : undefined}>
            <Icon name={one.state === 'done' ? 'check-circle-fill' : one.state === 'failed' ? 'warning-circle-fill' : 'clock'} />
            <span>
              {one.state === 'requested' ? t(one.accepted_at === null ? 'states.unasked' : 'states.requested') : t(`states.${one.state}`)}{' '}
              <span className="text-s soft">
                {dateText(new Date(one.ended_at ?? one.created_at), { dateStyle: 'medium' })}
                {one.asked_by !== null && `, ${one.asked_by}`}
              </span>
              {one.reason !== null && <span className="text-s wrap-anywhere o-words">{t('words', { words: one.reason })}</span>}
            </span>
            <span className="val">{money(one.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
