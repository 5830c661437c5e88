/** In minor units: to collect less costs more than it is. It freezes nothing and is not asked for. */
export const leastDebt = 100;
