export const loadFraudWarnings = async () => (await import('./fraud-warnings.tsx')).FraudWarnings;
export const loadRejectedPhotos = async () => (await import('./rejected-photos.tsx')).RejectedPhotos;
export const loadLooksSection = async () => (await import('./looks-section.tsx')).LooksSection;
