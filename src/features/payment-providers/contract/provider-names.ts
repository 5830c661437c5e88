/** The payment providers that there are. Direct debit is ours; each other one is a folder in `server/`. */
export const paymentProviders = ['direct_debit', 'sandbox', 'stripe', 'adyen'] as const;
export type ProviderName = (typeof paymentProviders)[number];

/** What Adyen wants to be answered when its webhook is stored, in place of our own reply. */
export const adyenAcknowledgement = '[accepted]';
