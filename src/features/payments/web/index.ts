export { OrderUpdates } from './orders/order-updates.tsx';
export { loadMeansSection } from './means/load-means-section.ts';
export { packagesQuery, paymentMeansQuery } from './queries.ts';
export { TopUp } from './checkout/top-up.tsx';
