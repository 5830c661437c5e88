export const loadMeansSection = async () => (await import('./means-section.tsx')).MeansSection;
