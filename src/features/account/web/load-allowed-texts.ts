/** What names and captions may be; null where it cannot be loaded: the server judges anyway. */
export const loadAllowedTexts = () => import('../contract/allowed-texts.ts').catch(() => null);
