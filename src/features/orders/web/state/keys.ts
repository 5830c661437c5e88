/** One order or all of them. */
export const ordersKey = ['orders'] as const;
