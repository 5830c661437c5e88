import type { DataPart } from '#platform/server/data-part.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { accountData } from '#features/account/server/index.ts';
import { accountSettingsData } from '#features/account-settings/server/index.ts';
import { chatData, chatImageData } from '#features/chat/server/index.ts';
import { creditsData } from '#features/credits/server/index.ts';
import { likesData } from '#features/likes/server/index.ts';
import { matchFinderData } from '#features/match-finder/server/index.ts';
import { profileData } from '#features/members/server/index.ts';
import { notificationData } from '#features/notifications/server/index.ts';
import { paymentData } from '#features/payments/server/index.ts';
import { photoData } from '#features/photos/server/index.ts';
import { pushData } from '#features/push/server/index.ts';
import { safetyData } from '#features/safety/server/index.ts';
import { swipeData } from '#features/swipe/server/index.ts';

/** All that the house keeps of a member, feature by feature: what a data export holds. */
export const ownData = (db: Db): DataPart[] => [
  ...accountData(db),
  ...accountSettingsData(db),
  ...profileData(db),
  ...photoData(db),
  ...likesData(db),
  ...swipeData(db),
  ...matchFinderData(db),
  ...chatData(db),
  ...chatImageData(db),
  ...safetyData(db),
  ...creditsData(db),
  ...paymentData(db),
  ...notificationData(db),
  ...pushData(db),
];
