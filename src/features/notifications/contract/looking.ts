/** Frame on the live socket, its data true or false: a visible page says so when it is shown, and once a minute. */
export const looking = 'looking';
