import { lazyPart } from '#platform/web/shell/lazy-part.tsx';

/** Loaded when it is opened for the first time. */
export const LazyPromptPicker = lazyPart(async () => (await import('./prompt-picker.tsx')).PromptPicker);
