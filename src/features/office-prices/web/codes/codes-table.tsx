import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { cx } from '#platform/web/ui/index.ts';
import { useWhen } from '#features/office/web/index.ts';
import type { CodeUse, OfficeCode, WelcomeCode } from '../../contract/code-schemas.ts';

interface Props {
  readonly codes: readonly OfficeCode[];
  /** Null where it does not belong. */
  readonly welcome: WelcomeCode | null;
  readonly open: string | null;
  readonly onOpen: (code: string) => void;
}

export function CodesTable({ codes, welcome, open, onOpen }: Props) {
  const t = useTranslations('office-prices');
  const when = useWhen();
  const validOf = ({ status, starts, expires, waits }: OfficeCode): string => {
    if (status === 'inactive') return t('ended');
    const end = expires === null ? null : t('until', { when: when(expires) });
    if (waits && starts !== null) return [t('fromWhen', { when: when(starts) }), ...(end === null ? [] : [end])].join(', ');
    return end ?? t('endless');
  };
  return (
    <div className="box wide-table">
      <table className="t">
        <caption className="sr">{t('codesWhat')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('code')}</th>
            <th scope="col" className="r">
              {t('discount')}
            </th>
            <th scope="col">{t('valid')}</th>
            <th scope="col" className="r">
              {t('used')}
            </th>
            <th scope="col" className="r">
              {t('refused')}
            </th>
            <th scope="col" className="r">
              {t('paid')}
            </th>
          </tr>
        </thead>
        <tbody>
          {welcome && (
            <Row
              code={welcome.code}
              percentage={welcome.value_percentage}
              valid={t('welcomeValid', { n: welcome.hours })}
              use={welcome}
              most={null}
              isOpen={open === welcome.code}
              onOpen={onOpen}
            />
          )}
          {codes.map((one) => (
            <Row
              key={one.id}
              code={one.code}
              percentage={one.value_percentage}
              valid={validOf(one)}
              use={one}
              most={one.max_uses}
              isOpen={open === one.code}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly code: string;
  readonly percentage: number;
  readonly valid: string;
  readonly use: CodeUse;
  readonly most: number | null;
  readonly isOpen: boolean;
  readonly onOpen: (code: string) => void;
}

function Row({ code, percentage, valid, use, most, isOpen, onOpen }: RowProps) {
  const t = useTranslations('office-prices');
  const format = useFormatter();
  const money = useMoney();
  const paid = Object.entries(use.paid).map(([currency, amount]) => money({ amount, currency }));
  const refused = use.refusals.reduce((sum, { count }) => sum + count, 0);
  return (
    <tr className={cx(isOpen && 'on')}>
      <th scope="row">
        <button type="button" className="mono link-plain" aria-pressed={isOpen} onClick={() => onOpen(code)}>
          {code}
        </button>
      </th>
      <td className="r">{format.number(percentage / 100, { style: 'percent', maximumFractionDigits: 1 })}</td>
      <td>{valid}</td>
      <td className="r">{most === null ? format.number(use.used) : t('usedOf', { used: use.used, most })}</td>
      <td className="r">{format.number(refused)}</td>
      <td className="r">{paid.length === 0 ? '–' : paid.join(', ')}</td>
    </tr>
  );
}
