import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = { login: { forgot: 'Forgot your password?' }, reset: { title: 'Forgot password' } } satisfies Overlay<Messages>;
