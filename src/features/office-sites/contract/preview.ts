/** Below it, the token of a preview; `end` ends it. */
export const previewPath = '/preview/';
export const previewEnd = `${previewPath}end`;

/** How the pages of a preview are seen: as a visitor, or by the member who is logged in in this browser. */
export const previewViewers = ['visitor', 'member'] as const;
export type PreviewViewer = (typeof previewViewers)[number];
