import path from 'node:path';
import ts from 'typescript';
import { createResolver, Unresolvable } from './resolve-sql.ts';
import { rowTypeOf } from './row-type.ts';

/** A hand-written SQL statement. */
export interface Statement {
  /** File and line. */
  readonly place: string;
  /** With `$n` for values. Several texts when the source chooses between parts of the statement. */
  readonly texts: readonly string[];
  /** The row type in the source; null when no rows are read. */
  readonly row: ts.Type | null;
  readonly node: ts.Node;
}

export interface FoundStatements {
  readonly statements: readonly Statement[];
  readonly problems: readonly string[];
}

/** Replacements for fragments that callers pass in, by type name, for types that do not contain the row type. */
const standIns = { IdRows: 'SELECT 1::bigint' };

const wholeStatement = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|VALUES|MERGE)\b/i;

/**
 * Finds every `sql` template that is a whole statement, and every text given to `query<Row>()` of a pool or client. A
 * template with a row type must be a whole statement; anything else is reported as a problem.
 */
export function findStatements(program: ts.Program, files: readonly string[]): FoundStatements {
  const checker = program.getTypeChecker();
  const resolve = createResolver(checker, standIns);
  const statements: Statement[] = [];
  const problems: string[] = [];

  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') visitTemplate(node);
    if (ts.isCallExpression(node)) visitQuery(node);
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return { statements, problems };

  function visitTemplate(node: ts.TaggedTemplateExpression): void {
    const row = rowTypeOf(checker, node);
    if (row === null && !startsLikeStatement(node.template)) return;
    if (row?.isTypeParameter()) {
      problems.push(`${placeOf(node)}: the row type is known to the caller only`);
      return;
    }
    try {
      const texts = resolve(node);
      if (texts.every((text) => wholeStatement.test(text))) statements.push({ place: placeOf(node), texts, row, node });
      else if (row) problems.push(`${placeOf(node)}: has the type of rows, but is no whole statement`);
    } catch (error) {
      if (!(error instanceof Unresolvable)) throw error;
      problems.push(`${placeOf(node)}: ${error.message}`);
    }
  }

  function visitQuery(node: ts.CallExpression): void {
    const text = textIn(node.arguments[0]);
    const [rowNode] = node.typeArguments ?? [];
    if (!ts.isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'query' || !rowNode || !text) return;
    const row = checker.getTypeFromTypeNode(rowNode);
    if (ts.isStringLiteralLike(text)) statements.push({ place: placeOf(node), texts: [text.text], row, node });
    // For a function that passes on its caller's statements, the check looks at the callers.
    else if (!row.isTypeParameter()) problems.push(`${placeOf(node)}: the text of the statement is not in the call`);
  }
}

/** Of a statement with a name, which is an object. */
function textIn(argument: ts.Expression | undefined): ts.Expression | undefined {
  if (argument === undefined || !ts.isObjectLiteralExpression(argument)) return argument;
  const text = argument.properties.find((property) => property.name?.getText() === 'text');
  return text !== undefined && ts.isPropertyAssignment(text) ? text.initializer : argument;
}

function startsLikeStatement(template: ts.TemplateLiteral): boolean {
  return wholeStatement.test(ts.isTemplateExpression(template) ? template.head.text : template.text);
}

function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative('.', source.fileName)}:${line + 1}`;
}
