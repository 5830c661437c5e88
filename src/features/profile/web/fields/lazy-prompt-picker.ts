import { loadPart } from '#platform/web/shell/load-part.tsx';

/** Loaded when it is opened for the first time. */
export const LazyPromptPicker = loadPart(async () => (await import('./prompt-picker.tsx')).PromptPicker);
