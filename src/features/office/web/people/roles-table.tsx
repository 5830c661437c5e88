import { useTranslations } from 'use-intl';
import { type Grant, roles } from '#platform/contract/rights.ts';
import { cx } from '#platform/web/ui/index.ts';
import { useOffice } from '../kit/office-context.ts';
import { holds, type Where, withGrant } from './grants.ts';

interface Props {
  readonly before: readonly Grant[];
  readonly grants: readonly Grant[];
  /** Null: shown, not changed. */
  readonly onChange: ((grants: readonly Grant[]) => void) | null;
}

/** Roles by sites. A role on all sites is a column of its own, because it counts for later sites, too. */
export function RolesTable({ before, grants, onChange }: Props) {
  const t = useTranslations('office.person');
  const names = useTranslations('office.roles');
  const { me } = useOffice();
  const ownsAll = me.roles.some(({ role, site }) => role === 'owner' && site === null);
  const columns: { where: Where; label: string; free: boolean }[] = me.sites.map(({ id, host, rights }) => ({
    where: id,
    label: host,
    free: rights.includes('staff.change'),
  }));
  if (ownsAll || before.some(({ site }) => site === null)) columns.push({ where: null, label: t('all'), free: ownsAll });
  return (
    <div className="mat" tabIndex={0} role="region" aria-label={t('roles')}>
      <table className="t matrix">
        <thead>
          <tr>
            <th scope="col">{t('role')}</th>
            {columns.map(({ where, label }) => (
              <th key={where} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role}>
              <th scope="row">{names(role)}</th>
              {columns.map(({ where, label, free }) => {
                const has = holds(grants, role, where);
                return (
                  <td key={where}>
                    <label className={cx('mark', has !== holds(before, role, where) && 'changed')}>
                      <span className="sr">{t('roleAt', { role: names(role), site: label })}</span>
                      <input
                        type="checkbox"
                        checked={has}
                        disabled={onChange === null || !free}
                        onChange={(event) => onChange?.(withGrant(grants, role, where, event.target.checked))}
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
