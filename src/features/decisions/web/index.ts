export const loadFraudWarnings = async () => (await import('./fraud-warnings.tsx')).FraudWarnings;
export const loadLooksSection = async () => (await import('./looks-section.tsx')).LooksSection;
