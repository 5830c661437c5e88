import { useTranslations } from 'use-intl';
import { type Grant, type Right, rights } from '#platform/contract/rights.ts';
import { cx, Icon } from '#platform/web/ui/index.ts';
import { useOffice } from '../kit/office-context.ts';
import { allows } from './grants.ts';

interface Props {
  readonly before: readonly Grant[];
  readonly grants: readonly Grant[];
}

/** What the roles allow, right by right and site by site; what a change gives or takes is marked before it is saved. */
export function RightsTable({ before, grants }: Props) {
  const t = useTranslations('office.person');
  const names = useTranslations('office.rights');
  const { me } = useOffice();
  const cellOf = (right: Right, site: number) => {
    const has = allows(grants, right, site);
    return (
      <td key={site}>
        <span className={cx('holds inline-grid place-items-center', has !== allows(before, right, site) && 'changed')}>
          {has ? <Icon name="check" /> : <span aria-hidden="true">·</span>}
          <span className="sr">{t(has ? 'yes' : 'no')}</span>
        </span>
      </td>
    );
  };
  return (
    <details className="part">
      <summary className="sec">{t('allowed')}</summary>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('allowed')}>
        <table className="t matrix">
          <thead>
            <tr>
              <th scope="col">{t('right')}</th>
              {me.sites.map(({ id, host }) => (
                <th key={id} scope="col">
                  {host}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map((right) => (
              <tr key={right}>
                <th scope="row">{names(keyOf(right))}</th>
                {me.sites.map(({ id }) => cellOf(right, id))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

type KeyOf<R extends string> = R extends `${infer Subject}.${infer Act}` ? `${Subject}_${Act}` : never;

/** The key of a right's text: a dot would begin a group of texts. */
const keyOf = <R extends Right>(right: R) => right.replace('.', '_') as KeyOf<R>;
