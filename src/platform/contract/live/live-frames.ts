import * as Type from 'typebox';
import { liveEvent, pageFrame } from './live-event.ts';

/** The first frame of a page, which names the newest message that it has. */
export const hello = pageFrame('hello', Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0 })) }));

/** The reply to it, after everything that the page has missed. `wire`: the server's version of calls and frames. */
export const ready = liveEvent('ready', Type.Object({ wire: Type.Integer() }));
