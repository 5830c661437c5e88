import path from 'node:path';
import ts from 'typescript';

/**
 * The browser bundle has no schemas (scripts/build/lean-bundles.ts replaces them by `undefined`), and TypeScript does not know. So
 * code that reaches the browser must not use a schema as a value: nothing in `web/` may, and in `contract/` only code that
 * builds another schema, an endpoint or a live event from it.
 */
const config = ts.getParsedCommandLineOfConfigFile('tsconfig.web.json', {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail });
if (config === undefined) throw new Error('tsconfig.web.json cannot be read');
// Without project references every contract is read as source. Only the use of values is checked; `tsc -b` reports type errors.
const program = ts.createProgram({ rootNames: config.fileNames, options: { ...config.options, composite: false, noEmit: true } });
const checker = program.getTypeChecker();

const isWeb = (file: string) => /\/src\/(?:.*\/)?web\//.test(file);
const isContract = (file: string) => /\/src\/(?:.*\/)?contract\//.test(file);
const found: string[] = [];
let checkedFiles = 0;
for (const source of program.getSourceFiles()) {
  const file = source.fileName;
  if (source.isDeclarationFile || !(isWeb(file) || isContract(file))) continue;
  checkedFiles++;
  visit(source, source);
}
for (const line of found) console.error(line);
if (checkedFiles < 100) fail(`only ${checkedFiles} files were checked`);
if (found.length > 0) process.exit(1);
console.log(`no schema is used as a value in ${checkedFiles} files that reach the browser`);

function visit(node: ts.Node, source: ts.SourceFile): void {
  // Types and imports have no effect at run time.
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
  if (ts.isIdentifier(node) && isValue(node) && isForbidden(node, source)) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${path.relative('.', source.fileName)}:${line + 1} uses ${node.text}, which the browser does not have`);
  }
  ts.forEachChild(node, (child) => visit(child, source));
}

function isForbidden(node: ts.Identifier, source: ts.SourceFile): boolean {
  if (isWeb(source.fileName)) return isFromTypebox(node) || node.text === 'definitionOf' || isSchema(node);
  return isSchema(node) && !isLeftOut(node) && !isHandedOn(node);
}

/** True for a name that is read, not declared and not used as a property key. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) return ts.isPropertyAssignment(parent) && parent.initializer === node;
  if (ts.isBindingElement(parent)) return true;
  return !('name' in parent && parent.name === node) || ts.isPropertyAccessExpression(parent) || ts.isShorthandPropertyAssignment(parent);
}

/** True for a typebox schema type, or a union with one. */
function isSchema(node: ts.Node): boolean {
  const type = checker.getTypeAtLocation(node);
  const constraint = checker.getBaseConstraintOfType(type) ?? type;
  const all = constraint.isUnion() ? constraint.types : [constraint];
  return all.some((one) => one.getProperty('~kind') !== undefined || one.getSymbol()?.name === 'TSchema');
}

function isFromTypebox(node: ts.Identifier): boolean {
  const declared = checker.getSymbolAtLocation(node)?.declarations?.[0];
  const statement = declared && ts.findAncestor(declared, ts.isImportDeclaration);
  return (
    statement !== undefined && ts.isStringLiteral(statement.moduleSpecifier) && /^typebox(?:\/|$)/.test(statement.moduleSpecifier.text)
  );
}

/** True inside a call that the build removes from the browser bundle. */
function isLeftOut(node: ts.Node): boolean {
  const call = ts.findAncestor(node.parent, ts.isCallExpression);
  if (call === undefined) return false;
  const { expression } = call;
  const isType = ts.isPropertyAccessExpression(expression) && expression.expression.getText() === 'Type';
  return isType || (ts.isIdentifier(expression) && expression.text === 'endpoint') || isLeftOut(call);
}

/** True when the value is passed on unchanged: renamed, returned, or given to a function that builds a schema or an event from it. */
function isHandedOn(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) {
    const { expression } = parent;
    return expression !== node && ((ts.isIdentifier(expression) && expression.text === 'liveEvent') || isSchema(parent));
  }
  if (ts.isVariableDeclaration(parent) || ts.isReturnStatement(parent) || ts.isArrowFunction(parent)) return true;
  const isPart =
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isParenthesizedExpression(parent);
  return isPart && isHandedOn(parent);
}

function fail(problem: string | ts.Diagnostic): never {
  console.error(typeof problem === 'string' ? problem : ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  process.exit(1);
}
