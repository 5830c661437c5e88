import ts from 'typescript';
import { rowTypeOf, statementLike } from './row-type.ts';

/** Marks the place of a parameter value in a resolved text. */
const value = '\u0001';

/** Thrown when the check cannot follow in the source how a statement is composed. */
export class Unresolvable extends Error {
  constructor(node: ts.Node, why: string) {
    super(`"${node.getText()}" ${why}`);
  }
}

/** The values of parameters of the functions around an expression: argument expressions, or one of a few names. */
type Scope = ReadonlyMap<ts.Symbol, Bound | string>;

interface Bound {
  readonly expressions: readonly ts.Expression[];
  readonly scope: Scope;
}

type Callable = ts.FunctionDeclaration | ts.ArrowFunction;

/** Resolves a `sql` template to the texts that it can produce, with `$n` for values. Each branch of a condition is in one of them. */
export type ResolveSql = (template: ts.Expression) => string[];

/** `standIns`: replacements for fragments that callers pass in and whose type does not contain the row type, by type name. */
export function createResolver(checker: ts.TypeChecker, standIns: Readonly<Record<string, string>>): ResolveSql {
  return (template) => resolve(template, new Map()).map(withNumbers);

  function resolve(node: ts.Expression, scope: Scope): string[] {
    if (ts.isParenthesizedExpression(node)) return resolve(node.expression, scope);
    if (ts.isTaggedTemplateExpression(node)) return resolveTemplate(node.template, scope);
    if (ts.isConditionalExpression(node)) return [...resolve(node.whenTrue, scope), ...resolve(node.whenFalse, scope)];
    if (ts.isIdentifier(node)) {
      const found = follow(node, scope);
      return found ? resolve(found.expression, found.scope) : [standIn(node)];
    }
    if (ts.isCallExpression(node)) return resolveCall(node, scope);
    throw new Unresolvable(node, 'is no template, condition, constant or call');
  }

  function resolveTemplate(template: ts.TemplateLiteral, scope: Scope): string[] {
    if (!ts.isTemplateExpression(template)) return [template.text];
    return template.templateSpans.reduce(
      (texts, span) => combine(texts, isFragment(span.expression) ? resolve(span.expression, scope) : [value], span.literal.text),
      [template.head.text],
    );
  }

  function resolveCall(call: ts.CallExpression, scope: Scope): string[] {
    const [first, second] = call.arguments;
    const callee = call.expression.getText();
    if (callee === 'sql.ref' && first) return names(first, scope).map((name) => name.split('.').map(quoted).join('.'));
    if (callee === 'sql.lit' && first) return [literal(first)];
    if (callee === 'sql.join' && first) {
      const separators = second ? resolve(second, scope) : [', '];
      return joined(parts(first, scope), separators[0] ?? ', ');
    }
    const called = ts.isIdentifier(call.expression) ? functionOf(call.expression, scope) : null;
    if (called === null) return [standIn(call)];
    const inner = new Map([...scope, ...called.scope, ...bind(called.declaration, call.arguments, scope)]);
    return answers(called.declaration).flatMap((answer) => resolve(answer, inner));
  }

  /** The texts of the joined elements, each with its alternatives. */
  function parts(list: ts.Expression, scope: Scope): string[][] {
    if (ts.isArrayLiteralExpression(list)) return list.elements.map((element) => (isFragment(element) ? resolve(element, scope) : [value]));
    if (ts.isIdentifier(list)) {
      const symbol = symbolOf(list);
      const bound = symbol && scope.get(symbol);
      if (typeof bound === 'object') return bound.expressions.map((expression) => resolve(expression, bound.scope));
      const found = follow(list, scope);
      if (found) return parts(found.expression, found.scope);
    }
    const [made] = ts.isCallExpression(list) && list.expression.getText().endsWith('.map') ? list.arguments : [];
    const callback =
      made && (ts.isArrowFunction(made) ? { declaration: made, scope } : ts.isIdentifier(made) ? functionOf(made, scope) : null);
    if (callback)
      return elements(callback.declaration, callback.scope).map((one) =>
        answers(callback.declaration).flatMap((answer) => (isFragment(answer) ? resolve(answer, one) : [value])),
      );
    throw new Unresolvable(list, 'is no list whose parts are seen');
  }

  /** One scope per name that a callback of `map` is called with; elements that are not names share one scope. */
  function elements(made: Callable, scope: Scope): Scope[] {
    const name = made.parameters[0]?.name;
    const symbol = name && checker.getSymbolAtLocation(name);
    const each = name && symbol ? literalsOf(checker.getTypeAtLocation(name)) : null;
    return symbol && each ? each.map((one) => new Map([...scope, [symbol, one]])) : [scope];
  }

  /** The expression that a name stands for: the argument of a parameter, or the value of a constant. */
  function follow(name: ts.Identifier, scope: Scope): { readonly expression: ts.Expression; readonly scope: Scope } | null {
    const symbol = symbolOf(name);
    const bound = symbol && scope.get(symbol);
    if (typeof bound === 'object' && bound.expressions[0]) return { expression: bound.expressions[0], scope: bound.scope };
    const declaration = symbol?.valueDeclaration;
    if (declaration && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration)) && declaration.initializer)
      return { expression: declaration.initializer, scope };
    const element = declaration && ts.isBindingElement(declaration) ? listed(declaration) : undefined;
    return element ? { expression: element, scope } : null;
  }

  function functionOf(name: ts.Identifier, scope: Scope) {
    const declaration = symbolOf(name)?.valueDeclaration;
    if (declaration && ts.isFunctionDeclaration(declaration)) return { declaration, scope };
    const found = follow(name, scope);
    return found && ts.isArrowFunction(found.expression) ? { declaration: found.expression, scope: found.scope } : null;
  }

  function bind(declaration: ts.SignatureDeclaration, given: readonly ts.Expression[], scope: Scope): [ts.Symbol, Bound][] {
    return declaration.parameters.flatMap((parameter, place) => {
      const symbol = checker.getSymbolAtLocation(parameter.name);
      const expressions = parameter.dotDotDotToken ? given.slice(place) : given.slice(place, place + 1);
      return symbol && expressions.length > 0 ? [[symbol, { expressions, scope }]] : [];
    });
  }

  function symbolOf(name: ts.Identifier): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function isFragment(node: ts.Expression): boolean {
    return checker.getTypeAtLocation(node).getProperty('toOperationNode') !== undefined;
  }

  /** For a fragment that a caller passes in, and that is checked there: a statement that returns the rows of its type. */
  function standIn(node: ts.Expression): string {
    const row = rowTypeOf(checker, node);
    const text = row ? statementLike(checker, row, node) : standIns[checker.getTypeAtLocation(node).aliasSymbol?.name ?? ''];
    if (!text) throw new Unresolvable(node, 'is known to the caller only');
    return text;
  }

  /** The strings that an expression can evaluate to. */
  function names(node: ts.Expression, scope: Scope): string[] {
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce((texts, span) => combine(texts, names(span.expression, scope), span.literal.text), [node.head.text]);
    const symbol = ts.isIdentifier(node) ? symbolOf(node) : undefined;
    const bound = symbol && scope.get(symbol);
    if (typeof bound === 'string') return [bound];
    const found = ts.isIdentifier(node) ? follow(node, scope) : null;
    const each = found ? names(found.expression, found.scope) : literalsOf(checker.getTypeAtLocation(node));
    if (each === null) throw new Unresolvable(node, 'is not one of a few known names');
    return each;
  }

  function literal(node: ts.Expression): string {
    const type = checker.getTypeAtLocation(node);
    if (checker.isTypeAssignableTo(type, checker.getNumberType())) return '1';
    if (checker.isTypeAssignableTo(type, checker.getBooleanType())) return 'true';
    return `''`;
  }
}

/** Null when the type has values other than known strings. */
function literalsOf(type: ts.Type): string[] | null {
  const each = type.isUnion() ? type.types : [type];
  const literals = each.filter((one) => one.isStringLiteral());
  return literals.length === each.length ? literals.map((one) => one.value) : null;
}

/** For `b` in `const [a, b] = [x, y]`: `y`. */
function listed(element: ts.BindingElement): ts.Expression | undefined {
  const { parent } = element;
  if (!ts.isArrayBindingPattern(parent) || !ts.isVariableDeclaration(parent.parent)) return undefined;
  const { initializer } = parent.parent;
  return initializer && ts.isArrayLiteralExpression(initializer) ? initializer.elements[parent.elements.indexOf(element)] : undefined;
}

/** The expressions that a function can return. */
function answers(declaration: Callable): ts.Expression[] {
  const { body } = declaration;
  if (body === undefined) throw new Unresolvable(declaration, 'has no body');
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}

/** Each alternative of both is in one of the texts. Not every combination is, which would be too many. */
function combine(texts: readonly string[], middles: readonly string[], end: string): string[] {
  const count = Math.max(texts.length, middles.length);
  return Array.from({ length: count }, (_, n) => `${texts[n % texts.length]}${middles[n % middles.length]}${end}`);
}

function joined(parts: readonly (readonly string[])[], separator: string): string[] {
  return parts.reduce<string[]>(
    (texts, part, place) =>
      combine(
        texts,
        part.map((text) => (place > 0 ? separator + text : text)),
        '',
      ),
    [''],
  );
}

function withNumbers(text: string): string {
  let number = 0;
  return text.replaceAll(value, () => `$${++number}`);
}

const quoted = (name: string) => `"${name}"`;
