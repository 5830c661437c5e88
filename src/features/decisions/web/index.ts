export const loadLooksSection = async () => (await import('./looks-section.tsx')).LooksSection;
