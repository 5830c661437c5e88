import type { Rule } from '../rule.ts';

const setters = new Set(['innerHTML', 'outerHTML']);
const methods = new Set(['insertAdjacentHTML', 'createContextualFragment', 'write', 'writeln']);

/** A page whose HTML is text shows whatever somebody has written into it. */
export const noHtmlAsText: Rule = {
  create({ report }) {
    const message = 'Let React write the HTML: text that is set as HTML runs what is in it.';
    return {
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && node.name.name === 'dangerouslySetInnerHTML') report({ node, message });
      },
      Property(node) {
        if (node.key.type === 'Identifier' && node.key.name === 'dangerouslySetInnerHTML') report({ node, message });
      },
      MemberExpression(node) {
        if (node.property.type === 'Identifier' && setters.has(node.property.name)) report({ node, message });
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !methods.has(callee.property.name)) return;
        const isWrite = callee.property.name.startsWith('write');
        if (!isWrite || (callee.object.type === 'Identifier' && callee.object.name === 'document')) report({ node, message });
      },
    };
  },
};
