export { MethodChoice } from './method-choice.tsx';
export { useMethodName } from './method-names.ts';
export { MethodMark } from './method-mark.tsx';
