/** What draws toasts, and what stands in for a part that could not be loaded. It comes right after the page. */
export const loadToastRegion = () => import('./toast-region.tsx');
