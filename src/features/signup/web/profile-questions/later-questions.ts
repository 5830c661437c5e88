import { lazy } from 'react';

/** The questions after the photo, whose code comes while the photo is chosen. The server has it before it draws. */
export const loadLaterQuestions = () => import('./questions-after-photo.ts');
const questions = import.meta.env.SSR ? await loadLaterQuestions() : null;

export const AboutQuestion = questions?.AboutQuestion ?? lazy(async () => ({ default: (await loadLaterQuestions()).AboutQuestion }));
export const SearchQuestion = questions?.SearchQuestion ?? lazy(async () => ({ default: (await loadLaterQuestions()).SearchQuestion }));
