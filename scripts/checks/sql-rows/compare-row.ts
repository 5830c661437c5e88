import ts from 'typescript';
import type { Column, ColumnValue } from './describe-statement.ts';
import type { Statement } from './find-statements.ts';

/** The differences between a row type and the columns of the statement, as sentences. */
export function compareRow(checker: ts.TypeChecker, { row, node }: Statement, columns: readonly Column[]): string[] {
  if (row === null) return [];
  const properties = new Map(checker.getPropertiesOfType(row).map((property) => [property.name, property]));
  const names = columns.map(({ name }) => name);
  return [
    ...[...properties.keys()].filter((name) => !names.includes(name)).map((name) => `"${name}" is in the type, but not selected`),
    ...names.filter((name, place) => names.indexOf(name) !== place).map((name) => `"${name}" is selected twice`),
    ...columns.flatMap(({ name, value, nullable }) => {
      const property = properties.get(name);
      if (property === undefined) return [`"${name}" is selected, but not in the type`];
      const type = checker.getTypeOfSymbolAtLocation(property, node);
      const written = checker.typeToString(type, node);
      if (!holds(checker, type, value)) return [`"${name}" is ${written} in the type, but comes as ${describeValue(value)}`];
      const takesNull = checker.isTypeAssignableTo(checker.getNullType(), type);
      if (nullable === true && !takesNull) return [`"${name}" can be null, but not in the type`];
      if (nullable === false && takesNull && !isUnknown(type)) return [`"${name}" is never null, but is ${written} in the type`];
      return [];
    }),
  ];
}

/** The type may be narrower than PostgreSQL's, such as a union of strings for text, but not different. */
function holds(checker: ts.TypeChecker, type: ts.Type, value: ColumnValue): boolean {
  if (isUnknown(type) || value === 'json') return true;
  const present = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ts.TypeFlags.Null));
  return present.length > 0 && present.every((one) => holdsOne(checker, one, value));
}

function holdsOne(checker: ts.TypeChecker, type: ts.Type, value: ColumnValue): boolean {
  if (typeof value === 'object') {
    const element = checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
    return element !== undefined && holds(checker, element, value.listOf);
  }
  if (value === 'number') return checker.isTypeAssignableTo(type, checker.getNumberType());
  if (value === 'string') return checker.isTypeAssignableTo(type, checker.getStringType());
  if (value === 'boolean') return checker.isTypeAssignableTo(type, checker.getBooleanType());
  return type.symbol?.name === value;
}

const isUnknown = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Unknown) !== 0;

function describeValue(value: ColumnValue): string {
  return typeof value === 'object' ? `${describeValue(value.listOf)}[]` : value;
}
