/** Full years. An upper age limit from here on means no limit. */
export const openAge = 99;
