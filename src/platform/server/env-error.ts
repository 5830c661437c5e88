/** Invalid configuration; the message is written for the person who set it. */
export class EnvError extends Error {}
