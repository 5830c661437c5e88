export { MethodChoice } from './method-choice.tsx';
export { useMethodInSentence, useMethodName } from './method-names.ts';
export { MethodPlate } from './method-plate.tsx';
