export { readAnswers } from './read-answers.ts';
export { storedAnswers } from './stored-answers.ts';
