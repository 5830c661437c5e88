export { OrderUpdates } from './order-updates.tsx';
export { packagesQuery } from './queries.ts';
export { TopUp } from './top-up.tsx';
