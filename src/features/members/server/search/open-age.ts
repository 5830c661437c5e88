/** Full years: from here on an upper limit of age limits nothing. */
export const openAge = 99;
