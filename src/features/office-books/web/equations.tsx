import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Icon } from '#platform/web/ui/index.ts';
import type { BooksCheck, BooksFigures } from './queries.ts';

/** The most violations of an equation that a check lists. */
const mostListed = 20;
/** Currencies that stand on a line. */
const mostShown = 2;

type Sums = BooksFigures['sums'];

interface Props {
  readonly check: BooksCheck;
  /** Of equations about money. */
  readonly sums: Sums;
}

/** Each equation as a line with what both sides come to. It opens to the equation in words, and to what violates it. */
export function Equations({ check: { equations }, sums }: Props) {
  const t = useTranslations('office-books.equations');
  const wrongFirst = equations.toSorted((a, b) => Number(a.deviations.length === 0) - Number(b.deviations.length === 0));
  return (
    <section className="books-part" aria-labelledby="equations">
      <h2 id="equations" className="title-h22">
        {t('title')}
      </h2>
      <ul className="stand">
        {wrongFirst.map((equation) => (
          <Line key={equation.name} equation={equation} sums={sums.filter(({ name }) => name === equation.name)} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly equation: BooksCheck['equations'][number];
  readonly sums: Sums;
}

function Line({ equation, sums }: LineProps) {
  const t = useTranslations('office-books.equations');
  const { name, deviations } = equation;
  const n = deviations.length;
  return (
    <li className={n === 0 ? undefined : 'open'}>
      <Icon name={n === 0 ? 'check-circle-fill' : 'warning-circle-fill'} />
      <details open={n > 0}>
        <summary>
          <b>{t(`names.${name}`)}</b>{' '}
          {n === 0 ? <Holds sums={sums} /> : <span className="val">{n < mostListed ? t('deviates', { n }) : t('first', { n })}</span>}
        </summary>
        <Inside equation={equation} sums={sums} />
      </details>
    </li>
  );
}

function Holds({ sums }: { readonly sums: Sums }) {
  const t = useTranslations('office-books.equations');
  const money = useMoney();
  if (sums.length === 0) return <span className="val">{t('holds')}</span>;
  const shown = sums.slice(0, mostShown).map((sum) => money(sum));
  return (
    <span className="val">{[...shown, ...(sums.length > mostShown ? [t('more', { n: sums.length - mostShown })] : [])].join(' · ')}</span>
  );
}

function Inside({ equation: { equation, deviations }, sums }: LineProps) {
  const t = useTranslations('office-books.equations');
  const money = useMoney();
  return (
    <>
      <dl className="tally">
        <div>
          <dt>{t('rule')}</dt>
          <dd lang="en">{equation}</dd>
        </div>
        {sums.map((sum) => (
          <div key={sum.currency}>
            <dt>{sum.currency}</dt>
            <dd>{money(sum)}</dd>
          </div>
        ))}
      </dl>
      {deviations.length > 0 && (
        <>
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
        </>
      )}
    </>
  );
}
