/** Icons that the setting `fictional_icon` may name. */
export const fictionalIcons = ['star', 'heart', 'smiley', 'user', 'info'] as const;
