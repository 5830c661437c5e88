import { lazy } from 'react';

/** Loaded when it is opened for the first time. */
export const LazyPromptPicker = lazy(async () => ({ default: (await import('./prompt-picker.tsx')).PromptPicker }));
