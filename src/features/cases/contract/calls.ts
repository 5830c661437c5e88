import { callOf } from '#platform/contract/call.ts';
import type * as decisions from './decision-endpoints.ts';
import type * as endpoints from './endpoints.ts';
import type * as photos from './photo-endpoints.ts';

export const getCases = callOf<typeof endpoints.getCases>('GET', 'admin/cases.php');
export const getCase = callOf<typeof endpoints.getCase>('GET', 'admin/case.php');
export const claimCase = callOf<typeof endpoints.claimCase>('POST', 'admin/case-claim.php');
export const releaseCase = callOf<typeof endpoints.releaseCase>('POST', 'admin/case-release.php');
export const lookAtCase = callOf<typeof endpoints.lookAtCase>('POST', 'admin/case-look.php');
export const noteCase = callOf<typeof endpoints.noteCase>('POST', 'admin/case-note.php');
export const answerCase = callOf<typeof endpoints.answerCase>('POST', 'admin/case-answer.php');
export const openCase = callOf<typeof endpoints.openCase>('POST', 'admin/case-open.php');
export const previewDecision = callOf<typeof decisions.previewDecision>('POST', 'admin/decision-preview.php');
export const decide = callOf<typeof decisions.decide>('POST', 'admin/decision.php');
export const undoDecision = callOf<typeof decisions.undoDecision>('POST', 'admin/decision-undo.php');
export const getPhotos = callOf<typeof photos.getPhotos>('GET', 'admin/photos.php');
export const releasePhotos = callOf<typeof photos.releasePhotos>('POST', 'admin/photos-release.php');
export const decidePhotos = callOf<typeof photos.decidePhotos>('POST', 'admin/photo-decisions.php');
