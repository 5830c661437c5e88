import type { Rule } from '../rule.ts';

/** Names of fields for the number, the end and the code of a card, in any spelling. */
const cardField =
  /^(cc|card)(no|num|nr|number|exp|expiry|expires|expiration|cvc|cvv|csc|code|securitycode|holder|name)$|^(pan|cvc|cvv2?|csc|creditcard|kartennummer|prüfziffer)$|^(creditcard|paymentcard|bankcard)(number|no)$/;
const withoutSeparators = (name: string): string => name.toLowerCase().replaceAll(/[^a-zü0-9]/g, '');

/** Attributes by which browsers fill in a card, and by which a field would be sent. */
const attributes = new Set(['name', 'id', 'autoComplete', 'autocomplete', 'htmlFor']);

/** True if a field of this name, or filled in as this, would take a card. */
export const isCardField = (names: string): boolean => names.split(/\s+/).some((name) => cardField.test(withoutSeparators(name)));

const isOfCard = (value: unknown): boolean => typeof value === 'string' && isCardField(value);

/** Cards are paid with on the providers' pages only (PCI DSS, SAQ A). */
export const noCardFields: Rule = {
  create({ report }) {
    const message = 'No page asks for a card: buyers enter it on the page of the provider.';
    return {
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !attributes.has(node.name.name)) return;
        const given = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        if (given?.type === 'Literal' && isOfCard(given.value)) report({ node, message });
      },
      Property(node) {
        if (node.key.type !== 'Identifier' || !attributes.has(node.key.name)) return;
        if (node.value.type === 'Literal' && isOfCard(node.value.value)) report({ node, message });
      },
    };
  },
};
