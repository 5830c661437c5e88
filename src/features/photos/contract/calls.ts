import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const uploadPhoto = callOf<typeof endpoints.uploadPhoto>('POST', 'photo.php');
export const changePhoto = callOf<typeof endpoints.changePhoto>('PUT', 'photo.php');
export const deletePhoto = callOf<typeof endpoints.deletePhoto>('DELETE', 'photo.php');
