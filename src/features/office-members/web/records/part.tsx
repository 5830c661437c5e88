import { type ReactNode, useId } from 'react';
import { cx } from '#platform/web/ui/index.ts';

interface Props {
  readonly title: string;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page with its heading. */
export function Part({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="sec-head">
        <h2 id={id} className="sec">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export interface Column<Row> {
  readonly head: string;
  /** On a narrow screen: `m1` to `m4`, or `mx` for nowhere. */
  readonly place: 'm1' | 'm2' | 'm3' | 'm4' | 'mx';
  /** Numbers stand at the right. */
  readonly right?: true;
  readonly cell: (row: Row) => ReactNode;
}

interface RecordsProps<Row> {
  readonly title: string;
  /** Instead of a table without rows. */
  readonly none: string;
  readonly aside?: ReactNode;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
}

/** Rows of one kind in a table. */
export function Records<Row>({ title, none, aside, rows, keyOf, columns }: RecordsProps<Row>) {
  return (
    <Part title={title} aside={aside}>
      {rows.length === 0 ? (
        <p className="text-s soft">{none}</p>
      ) : (
        <div className="box">
          <table className="t fold">
            <caption className="sr">{title}</caption>
            <thead>
              <tr>
                {columns.map(({ head, place, right }) => (
                  <th key={head} scope="col" className={cx(place === 'mx' && 'mx', right && 'r')}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map(({ head, place, right, cell }, at) => {
                    const Cell = at === 0 ? 'th' : 'td';
                    return (
                      <Cell key={head} scope={at === 0 ? 'row' : undefined} className={cx(place, right && 'r')}>
                        {cell(row)}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Part>
  );
}
