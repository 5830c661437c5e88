export const consentsKey = ['consents'] as const;
