import * as Type from 'typebox';
import { liveEvent, pageFrame } from './live-event.ts';

/**
 * The first frame of a page, which names the newest message that it has, and the events of the connection itself that it understands:
 * `move`, `catch_up`. A page repeats it to catch up.
 */
export const hello = pageFrame(
  'hello',
  Type.Object({
    after: Type.Optional(Type.Integer({ minimum: 0 })),
    understands: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 20 })),
  }),
);

/** The reply to it, after everything that the page has missed. `wire`: the server's version of calls and frames. */
export const ready = liveEvent('ready', Type.Object({ wire: Type.Integer() }));

const within = Type.Object({ within_ms: Type.Integer({ minimum: 0 }) });

/** This process ends soon: open another connection at a random moment within this time. */
export const move = liveEvent('move', within);

/** Events may have been lost: say hello again at a random moment within this time. */
export const catchUp = liveEvent('catch_up', within);
