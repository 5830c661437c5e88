import * as Type from 'typebox';
import { Id, OneOf } from '#platform/contract/endpoint.ts';
import { liveEvent } from '#platform/contract/live/live-event.ts';
import { orderStates } from './order.ts';

export const orderChanged = liveEvent('order', Type.Object({ order: Id, state: OneOf(orderStates) }));
