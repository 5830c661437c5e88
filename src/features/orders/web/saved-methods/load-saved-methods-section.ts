export const loadSavedMethodsSection = async () => (await import('./saved-methods-section.tsx')).SavedMethodsSection;
