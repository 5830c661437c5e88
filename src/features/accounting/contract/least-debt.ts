/** In minor units: collecting a smaller debt costs more than it brings. A smaller debt freezes nothing and is not asked for. */
export const leastDebt = 100;
