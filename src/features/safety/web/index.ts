export { useBlock } from './use-block.ts';
