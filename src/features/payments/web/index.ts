export { OrderUpdates } from './order-updates.tsx';
export { TopUp, type TopUpProps } from './top-up.tsx';
