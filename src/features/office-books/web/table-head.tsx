import { useOffice } from '#features/office/web/index.ts';

interface Props {
  readonly columns: readonly string[];
  /** The column of amounts, which stand at the right. */
  readonly amount: string;
  /** What the buttons of the last column do, for whoever may press them. */
  readonly act: string;
}

/** The head of a table of money that waits for somebody. */
export function TableHead({ columns, amount, act }: Props) {
  const { may } = useOffice();
  return (
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col" className={name === amount ? 'r' : undefined}>
            {name}
          </th>
        ))}
        {may('books.export') && (
          <th scope="col">
            <span className="sr">{act}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
