export { useProof } from './use-proof.ts';
