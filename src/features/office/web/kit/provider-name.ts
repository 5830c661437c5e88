/** The provider of a payment as a page names it: its configured name with a capital letter. */
export const providerName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;
