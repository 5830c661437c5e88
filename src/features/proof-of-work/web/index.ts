export { sendReceipt } from './send-receipt.ts';
export { useProof } from './use-proof.ts';
