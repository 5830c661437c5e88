/** The rules for names and captions. Null when they cannot be loaded; the server checks in any case. */
export const loadAllowedTexts = () => import('../contract/allowed-texts.ts').catch(() => null);
