import ts from 'typescript';

/** The row type of a SQL template or fragment; null for a part of a statement, a single value, or an untyped one. */
export function rowTypeOf(checker: ts.TypeChecker, node: ts.Expression): ts.Type | null {
  const property = checker.getTypeAtLocation(node).getProperty('expressionType');
  if (property === undefined) return null;
  // Kysely declares the type as optional.
  const type = checker.getTypeOfSymbolAtLocation(property, node);
  const present = type.isUnion() ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : [type];
  return present.find((one) => one.isTypeParameter() || isRecord(checker, one)) ?? null;
}

/** A statement that returns rows of this type, as a replacement; null when a property has no matching column type. */
export function statementLike(checker: ts.TypeChecker, row: ts.Type, node: ts.Node): string | null {
  const columns = checker.getPropertiesOfType(row).map((property) => {
    const type = columnType(checker, checker.getTypeOfSymbolAtLocation(property, node));
    return type && `NULL::${type} AS "${property.name}"`;
  });
  return columns.length === 0 || columns.includes(null) ? null : `SELECT ${columns.join(', ')}`;
}

function columnType(checker: ts.TypeChecker, type: ts.Type): string | null {
  const present = checker.getNonNullableType(type);
  if (checker.isTypeAssignableTo(present, checker.getNumberType())) return 'bigint';
  if (checker.isTypeAssignableTo(present, checker.getStringType())) return 'text';
  if (checker.isTypeAssignableTo(present, checker.getBooleanType())) return 'boolean';
  return present.symbol?.name === 'Date' ? 'timestamptz' : null;
}

function isRecord(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || checker.isArrayLikeType(type)) return false;
  return !checker.isTypeAssignableTo(type, checker.getNumberType()) && !checker.isTypeAssignableTo(type, checker.getStringType());
}
