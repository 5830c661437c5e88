import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getLander = callOf<typeof endpoints.getLander>('GET', 'lander.php');
export const getTonight = callOf<typeof endpoints.getTonight>('GET', 'lander-tonight.php');
export const getMap = callOf<typeof endpoints.getMap>('GET', 'lander-map.php');
export const getTopics = callOf<typeof endpoints.getTopics>('GET', 'lander-topics.php');
