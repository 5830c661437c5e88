import { useFormatter, useTranslations } from 'use-intl';
import { Button, Dialog } from '#platform/web/ui/index.ts';
import type { StatementRead } from '../queries.ts';

/** What a statement contained. */
export function StatementDialog({ read, onClose }: { readonly read: StatementRead; readonly onClose: () => void }) {
  const t = useTranslations('office-books.bank');
  const common = useTranslations('common.action');
  const format = useFormatter();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('readTitle')}
      closeLabel={common('close')}
      footer={
        <Button size="small" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <dl className="tally">
        {(['collected', 'refunded', 'others'] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(kind)}</dt>
            <dd>{format.number(read[kind])}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {read.returned.map(({ order, reason }) => (
          <li key={order}>{t('returned', { order: String(order), reason: reason === '' ? t('noReason') : reason })}</li>
        ))}
        {read.bounced.map((order) => (
          <li key={order}>{t('bounced', { order: String(order) })}</li>
        ))}
      </ul>
      <p>{t('findings', { n: read.findings.length })}</p>
    </Dialog>
  );
}
