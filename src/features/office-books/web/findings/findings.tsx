import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Button, Icon } from '#platform/web/ui/index.ts';
import { useOffice, useWhen } from '#features/office/web/index.ts';
import type { Books, FindingRow } from '../queries.ts';
import { TableHead } from '../table-head.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';

/** What providers and the bank say differently than the books. */
export function Findings({ books: { findings, unbooked } }: { readonly books: Books }) {
  const t = useTranslations('office-books.findings');
  const record = useTranslations('office-books.record');
  const money = useMoney();
  const { may } = useOffice();
  const [records, setRecords] = useState(false);
  const [closing, setClosing] = useState<FindingRow | null>(null);
  return (
    <section className="books-part" aria-labelledby="findings">
      <div className="sec-head">
        <h2 id="findings" className="title-h22">
          {t('title')}
        </h2>
        {may('books.export') && (
          <Button size="small" onClick={() => setRecords(true)}>
            {record('open')}
          </Button>
        )}
      </div>
      {findings.length === 0 ? (
        <div className="verify whole">
          <Icon name="check-circle-fill" />
          <p>{t('nothing')}</p>
        </div>
      ) : (
        <FindingsTable findings={findings} onClose={setClosing} />
      )}
      {unbooked.map((sum) => (
        <p key={sum.currency} className="text-s soft">
          {t('unbooked', { n: sum.count, amount: sum.currency === '' ? '–' : money(sum) })}
        </p>
      ))}
      {records && <RecordDialog onClose={() => setRecords(false)} />}
      {closing !== null && <CloseDialog finding={closing} onClose={() => setClosing(null)} />}
    </section>
  );
}

interface TableProps {
  readonly findings: readonly FindingRow[];
  readonly onClose: (finding: FindingRow) => void;
}

function FindingsTable({ findings, onClose }: TableProps) {
  const t = useTranslations('office-books.findings');
  return (
    <div className="box">
      <table className="t fold">
        <TableHead
          columns={[{ name: t('finding') }, { name: t('subject') }, { name: t('amount'), right: true }, { name: t('found') }]}
          act={t('act')}
        />
        <tbody>
          {findings.map((finding) => (
            <Row key={`${finding.kind} ${finding.provider} ${finding.subject}`} finding={finding} onClose={() => onClose(finding)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ finding, onClose }: { readonly finding: FindingRow; readonly onClose: () => void }) {
  const t = useTranslations('office-books.findings');
  const { may } = useOffice();
  const money = useMoney();
  const when = useWhen();
  const kind = useFindingText()(finding.kind);
  const { subject, provider, order, event, currency, found_at: foundAt } = finding;
  return (
    <tr>
      <th scope="row" className="m1">
        {provider}: {kind}
        {event !== '' && <span className="text-s soft"> {event}</span>}
      </th>
      <td className="m3 wrap-anywhere">
        {subject}
        {order !== null && subject !== `E-${order}` && <span className="soft"> E-{order}</span>}
      </td>
      <td className="m2 r">{currency === '' ? '–' : money(finding)}</td>
      <td className="mx">{foundAt === null ? '–' : when(foundAt)}</td>
      {may('books.export') && (
        <td className="m4 r">
          <Button className="tiny" aria-label={t('closeNamed', { subject })} onClick={onClose}>
            {t('close')}
          </Button>
        </td>
      )}
    </tr>
  );
}

const kinds = ['no_order', 'other_amount', 'not_settled', 'other_payment', 'other_refund', 'other_chargeback', 'unread_report'] as const;

function useFindingText(): (kind: string) => string {
  const t = useTranslations('office-books.findings');
  return (kind) => {
    const known = kinds.find((one) => one === kind);
    return known === undefined ? t('other') : t(`kinds.${known}`);
  };
}
