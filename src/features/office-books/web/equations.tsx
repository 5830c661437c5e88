import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import type { BooksCheck } from './queries.ts';

/** The most violations of an equation that a check lists. */
const mostListed = 20;

/** Each equation as a line; one that does not hold opens to what violates it. */
export function Equations({ check: { equations } }: { readonly check: BooksCheck }) {
  const t = useTranslations('office-books.equations');
  const wrongFirst = equations.toSorted((a, b) => Number(a.deviations.length === 0) - Number(b.deviations.length === 0));
  return (
    <section className="books-part" aria-labelledby="equations">
      <h2 id="equations" className="title-h22">
        {t('title')}
      </h2>
      <ul className="stand">
        {wrongFirst.map((equation) => (
          <Line key={equation.name} equation={equation} />
        ))}
      </ul>
    </section>
  );
}

function Line({ equation: { name, deviations } }: { readonly equation: BooksCheck['equations'][number] }) {
  const t = useTranslations('office-books.equations');
  const title = <b>{t(`names.${name}`)}</b>;
  if (deviations.length === 0)
    return (
      <li>
        <Icon name="check-circle-fill" />
        {title}
        <span className="val">{t('holds')}</span>
      </li>
    );
  const n = deviations.length;
  return (
    <li className="open">
      <Icon name="warning-circle-fill" />
      <details open>
        <summary>
          {title} <span className="val">{n < mostListed ? t('deviates', { n }) : t('first', { n })}</span>
        </summary>
        <table className="t">
          <thead>
            <tr>
              <th scope="col">{t('subject')}</th>
              <th scope="col" className="r">
                {t('difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {deviations.map(({ subject, difference }) => (
              <tr key={subject}>
                <th scope="row">{subject}</th>
                <td className="r">{difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-s soft">{t('differenceHelp')}</p>
      </details>
    </li>
  );
}
