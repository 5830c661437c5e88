export { OrderUpdates } from './orders/order-updates.tsx';
export { packagesQuery } from './queries.ts';
export { TopUp } from './checkout/top-up.tsx';
