/** Frame on the live socket whose data says whether the page is visible: sent when that changes, and once a minute while visible. */
export const pageVisibleFrame = 'page_visible';
