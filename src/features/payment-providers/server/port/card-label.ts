/** The name of a card for its owner: `visa` and `4242` are Visa •••• 4242. */
export const cardLabel = (brand: string, last4: string): string => `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`;
