export { OrderUpdates } from './orders/order-updates.tsx';
export { MeansSection } from './means/means-section.tsx';
export { packagesQuery, paymentMeansQuery } from './queries.ts';
export { TopUp } from './checkout/top-up.tsx';
