/** All payment providers. Direct debit is a feature of its own; each other one is a folder in `server/`. */
export const paymentProviders = ['direct_debit', 'sandbox', 'stripe', 'adyen'] as const;
export type ProviderName = (typeof paymentProviders)[number];

/** The reply that Adyen expects once its webhook is stored, instead of our own reply. */
export const adyenAcknowledgement = '[accepted]';
