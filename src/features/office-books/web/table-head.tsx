import { useOffice } from '#features/office/web/index.ts';

interface Props {
  /** `right`: of amounts. */
  readonly columns: readonly { readonly name: string; readonly right?: boolean }[];
  /** What the buttons of the last column do, for whoever may press them. */
  readonly act: string;
}

/** The head of a table of money that waits for somebody. */
export function TableHead({ columns, act }: Props) {
  const { may } = useOffice();
  return (
    <thead>
      <tr>
        {columns.map(({ name, right = false }) => (
          <th key={name} scope="col" className={right ? 'r' : undefined}>
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
