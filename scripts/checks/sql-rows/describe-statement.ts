import pg from 'pg';

/** A result column as PostgreSQL describes it. */
export interface Column {
  readonly name: string;
  readonly value: ColumnValue;
  /** Null when PostgreSQL does not know. */
  readonly nullable: boolean | null;
}

/** The JavaScript value that the driver returns for a column that is not null. JSON may be anything. */
export type ColumnValue = 'number' | 'string' | 'boolean' | 'Date' | 'Buffer' | 'json' | { readonly listOf: ColumnValue };

export type DescribeStatement = (text: string) => Promise<Column[]>;

/** An example in text form of each type in our results. It shows which JavaScript value the driver returns for the type. */
const examples: Readonly<Record<string, string>> = {
  bool: 't',
  bytea: '\\x00',
  date: '2026-01-02',
  float4: '1',
  float8: '1',
  int2: '1',
  int4: '1',
  int8: '1',
  jsonb: '{}',
  numeric: '1',
  text: 'a',
  timestamptz: '2026-01-02 03:04:05+00',
  void: '',
  uuid: '00000000-0000-0000-0000-000000000000',
};

interface TypeRow {
  readonly oid: number;
  readonly name: string;
  readonly element: string | null;
}

interface ColumnRow {
  readonly table: number;
  readonly place: number;
  readonly required: boolean;
}

/** Lets the database parse statements and describe their result columns, without running them. */
export async function createDescriber(client: pg.ClientBase): Promise<DescribeStatement> {
  const types = await client.query<TypeRow>(`
    SELECT t.oid::int, t.typname AS name, e.typname AS element
    FROM pg_type t LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'`);
  const typesById = new Map(types.rows.map((row) => [row.oid, row]));
  const columns = await client.query<ColumnRow>(`
    SELECT a.attrelid::int AS table, a.attnum AS place, a.attnotnull AS required
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r' WHERE a.attnum > 0`);
  const required = new Map(columns.rows.map((row) => [`${row.table}.${row.place}`, row.required]));

  return async (text) => {
    // In an outer join a row without a match has null in every column of the other table.
    const joinsOuter = /\b(LEFT|RIGHT|FULL)\b/i.test(text);
    const fields = await describe(client, text);
    return fields.map(({ name, dataTypeID, tableID, columnID }) => {
      const isRequired = required.get(`${tableID}.${columnID}`);
      const nullable = isRequired === undefined || (isRequired && joinsOuter) ? null : !isRequired;
      return { name, value: valueOf(typesById.get(dataTypeID)), nullable };
    });
  };
}

function valueOf(type: TypeRow | undefined): ColumnValue {
  const example = examples[type?.element ?? type?.name ?? ''];
  if (type === undefined || example === undefined) throw new Error(`there is no example of the type ${type?.name}`);
  const parse: (text: string) => unknown = pg.types.getTypeParser(type.oid, 'text');
  return kindOf(parse(type.element === null ? example : `{${example}}`));
}

function kindOf(made: unknown): ColumnValue {
  if (Array.isArray(made)) return { listOf: kindOf(made[0]) };
  if (made instanceof Date) return 'Date';
  if (Buffer.isBuffer(made)) return 'Buffer';
  return (['number', 'string', 'boolean'] as const).find((kind) => kind === typeof made) ?? 'json';
}

/** Only describes a statement; the driver's own queries would run it. */
function describe(client: pg.ClientBase, text: string): Promise<readonly pg.FieldDef[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly pg.FieldDef[] = [];
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { readonly fields: readonly pg.FieldDef[] }) => (fields = message.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    });
  });
}
