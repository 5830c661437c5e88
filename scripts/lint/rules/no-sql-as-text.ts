import type { Rule } from '../rule.ts';

const raw = new Set(['raw', 'unsafe', 'lit']);
const runs = new Set(['query', 'executeSql']);

/** Text in a statement may be a statement of its own: what is sent must be one of its values. */
export const noSqlAsText: Rule = {
  create({ report }) {
    const message = 'Give a statement its values as parameters, not as a part of its text.';
    return {
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || node.object.name !== 'sql') return;
        if (node.property.type === 'Identifier' && raw.has(node.property.name)) report({ node, message });
      },
      CallExpression(node) {
        const { callee } = node;
        const [statement] = node.arguments;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !runs.has(callee.property.name)) return;
        if (statement === undefined || (statement.type === 'Literal' && typeof statement.value === 'string')) return;
        if (statement.type !== 'TemplateLiteral' || statement.expressions.length > 0) report({ node, message });
      },
    };
  },
};
