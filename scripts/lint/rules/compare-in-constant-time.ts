import type { Rule } from '../rule.ts';

/** Names of what proves something to the server. */
const secret = /token|hash|secret|signature|hmac|digest|mark\b|handle\b|password|proof|challenge|nonce|session(?!Id)|\bsign\(/i;
/** Only whether it is there, how long it is or which of the code's own words it is. */
const harmless = /^(?:null|undefined|true|false|\d|'|`)|\.length$/;

const operators = new Set(['==', '===', '!=', '!==']);
const methods = new Set(['equals', 'compare', 'localeCompare', 'includes', 'indexOf', 'startsWith', 'endsWith']);

const revealing = (...operands: readonly string[]): boolean =>
  operands.some((one) => secret.test(one)) && !operands.some((one) => harmless.test(one));

/** A comparison that ends at the first difference tells by its time how much of a secret was right. */
export const compareInConstantTime: Rule = {
  create({ sourceCode, report }) {
    const message = 'Compare what proves something with `isSame` of `platform/server/secrets.ts`, in constant time.';
    return {
      BinaryExpression(node) {
        if (!operators.has(node.operator)) return;
        if (revealing(sourceCode.getText(node.left), sourceCode.getText(node.right))) report({ node, message });
      },
      CallExpression(node) {
        const { callee } = node;
        const [given] = node.arguments;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || given === undefined) return;
        if (!methods.has(callee.property.name)) return;
        if (revealing(sourceCode.getText(callee.object), sourceCode.getText(given))) report({ node, message });
      },
    };
  },
};
