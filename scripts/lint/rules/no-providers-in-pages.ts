import type { Rule } from '../rule.ts';

const provider = /stripe|adyen/i;

/** A script or frame of a provider would bring its page into ours (PCI DSS, SAQ A). */
export const noProvidersInPages: Rule = {
  create({ report }) {
    const message = 'Pages know no payment provider: buyers go on to its own page.';
    return {
      Identifier(node) {
        if (provider.test(node.name)) report({ node, message });
      },
      JSXText(node) {
        if (provider.test(node.value)) report({ node, message });
      },
      Literal(node) {
        if (typeof node.value === 'string' && provider.test(node.value)) report({ node, message });
      },
      TemplateElement(node) {
        if (provider.test(node.value.raw)) report({ node, message });
      },
    };
  },
};
