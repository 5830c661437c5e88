export { PlaceQuestion } from './place-question.tsx';
export { SentenceQuestion } from './sentence-question.tsx';
export { WishQuestion } from './wish-question.tsx';
