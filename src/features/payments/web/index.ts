export { OrderUpdates } from './order-updates.tsx';
export { TopUp } from './top-up.tsx';
