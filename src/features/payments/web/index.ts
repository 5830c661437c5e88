export { OrderUpdates } from './orders/order-updates.tsx';
export { loadMeansSection } from './saved-methods/load-means-section.ts';
export { packagesQuery, paymentMeansQuery } from './state/queries.ts';
export { TopUp } from './checkout/top-up.tsx';
