export { MethodChoice } from './method-choice.tsx';
export { useMethodInSentence, useMethodName } from './method-names.ts';
export { MethodMark } from './method-mark.tsx';
