export { AboutQuestion } from './about-question.tsx';
export { SearchQuestion } from './search-question.tsx';
