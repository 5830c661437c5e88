import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { cx } from '#platform/web/ui/index.ts';
import type { LogRow } from '#features/staff/contract/schemas.ts';
import { Initials } from '../kit/initials.tsx';
import { useOffice } from '../kit/office-context.ts';
import { OfficeIcon } from '../kit/office-icon.tsx';
import { shortHash } from '../kit/short-hash.ts';
import { isNamed } from './act-names.ts';

/** The rows as a chain: acts with a whole leaf, looks with a dotted one. */
export function LogTable({ rows, broken }: { readonly rows: readonly LogRow[]; readonly broken: number | null }) {
  const t = useTranslations('office.log');
  const acts = useTranslations('office.acts');
  const dateText = useDateFormat();
  const { me } = useOffice();
  return (
    <div className="box">
      <table className="t fold chain">
        <caption className="sr">{t('what')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('whatColumn')}</th>
            <th scope="col">{t('subject')}</th>
            <th scope="col">{t('reason')}</th>
            <th scope="col" className="r">
              {t('chain')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, who, what, look, subject, reason, words, hash }) => (
            <tr key={id} className={cx(look && 'look', id === broken && 'bad')}>
              <td className="m4 soft">{id}</td>
              <td className="m2 soft">{dateText(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}</td>
              <td className="mx">
                {who === null ? (
                  <span title={t('machine')}>
                    <OfficeIcon name="cpu" />
                    <span className="sr">{t('machine')}</span>
                  </span>
                ) : (
                  <span title={who.name}>
                    <Initials name={who.name} size={24} other={who.id !== me.id} />
                    <span className="sr">{who.name}</span>
                  </span>
                )}
              </td>
              <td className="m1 what">
                {look && <span className="sr">{t('looked')} </span>}
                {isNamed(what) ? acts(what) : <span className="mono">{what}</span>}
              </td>
              <td className="m3">{subject ?? '–'}</td>
              <td className="mx soft wrap-anywhere">{[reason, words].filter((part) => part !== null).join(': ') || '–'}</td>
              <td className="mx r mono soft" title={hash}>
                {shortHash(hash)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
