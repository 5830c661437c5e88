/** Renders toasts and the replacement of a part that could not be loaded. It loads right after the page. */
export const loadToastRegion = () => import('./toast-region.tsx');
