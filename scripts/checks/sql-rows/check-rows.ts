import type pg from 'pg';
import type ts from 'typescript';
import { compareRow } from './compare-row.ts';
import { createDescriber } from './describe-statement.ts';
import { findStatements } from './find-statements.ts';

export interface CheckedRows {
  readonly problems: readonly string[];
  readonly statements: number;
  /** The number of statements with a row type. */
  readonly typed: number;
}

/** Compares the row type of each hand-written statement with the columns that the migrated database reports for it. */
export async function checkRows(program: ts.Program, files: readonly string[], client: pg.ClientBase): Promise<CheckedRows> {
  const checker = program.getTypeChecker();
  const describe = await createDescriber(client);
  const { statements, problems: unseen } = findStatements(program, files);
  const problems = new Set(unseen);
  for (const statement of statements) {
    for (const text of statement.texts) {
      try {
        const columns = await describe(text);
        for (const problem of compareRow(checker, statement, columns)) problems.add(`${statement.place}: ${problem}`);
      } catch (error) {
        problems.add(`${statement.place}: ${error instanceof Error ? error.message : String(error)}\n${text}`);
      }
    }
  }
  return { problems: [...problems], statements: statements.length, typed: statements.filter(({ row }) => row !== null).length };
}
