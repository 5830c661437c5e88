import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const block = callOf<typeof endpoints.block>('POST', 'block.php');
export const unblock = callOf<typeof endpoints.unblock>('DELETE', 'block.php');
export const getBlocks = callOf<typeof endpoints.getBlocks>('GET', 'blocks.php');
export const report = callOf<typeof endpoints.report>('POST', 'report.php');
export const getReports = callOf<typeof endpoints.getReports>('GET', 'report.php');
export const getLostConversation = callOf<typeof endpoints.getLostConversation>('GET', 'lost-conversation.php');
export const complain = callOf<typeof endpoints.complain>('POST', 'complaint.php');
