import { useFormatter, useTranslations } from 'use-intl';
import type { CodeUse } from '../../contract/code-schemas.ts';

/** How a code was used, and why it was refused. */
export function CodeUseBox({ code, use }: { readonly code: string; readonly use: CodeUse }) {
  const t = useTranslations('office-prices');
  const format = useFormatter();
  return (
    <section className="box pad" aria-labelledby="code-use">
      <h2 id="code-use" className="title-h22">
        {t('useOf', { code })}
      </h2>
      <dl className="tally">
        <div>
          <dt>{t('usedOrders')}</dt>
          <dd>{format.number(use.used)}</dd>
        </div>
        <div>
          <dt>{t('openUses')}</dt>
          <dd>{format.number(use.reserved)}</dd>
        </div>
        {use.refusals.map(({ reason, count }) => (
          <div key={reason}>
            <dt>{t(`reasons.${reason}`)}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      {use.refusals.length === 0 && <p className="text-s soft">{t('neverRefused')}</p>}
    </section>
  );
}
