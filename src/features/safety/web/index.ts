export { BlockedSection } from './blocked-section.tsx';
export { blocksQuery } from './queries.ts';
export { useBlock } from './use-block.ts';
