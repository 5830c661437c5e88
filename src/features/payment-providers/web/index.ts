export { MethodChoice } from './method-choice.tsx';
export { useMethodInSentence, useMethodName } from './method-names.ts';
export { MethodList } from './method-list.tsx';
export { MethodPlate } from './method-plate.tsx';
