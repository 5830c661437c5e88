import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { DecisionsFeature } from '#features/decisions/server/index.ts';
import { addEvent } from './case-repo.ts';
import { type Accusation, findAccusation, hidesBy, isSettled } from './hide-repo.ts';
import type { JoinedSource } from './open-case.ts';

interface Deps {
  readonly clock: Clock;
  readonly hideAtOnce: DecisionsFeature['hideAtOnce'];
}

const day = 24 * 3_600_000;
/** Members whom one account or network can hide in a day before a person has looked. */
const mostHidden = 3;
/** After an unfounded one, an account only joins the queue for that long; without an account, the network while it is stored. */
const unfoundedDays = 90;
/** For that long a person's word that somebody is of age is enough. */
const clearedDays = 30;

/**
 * Hides what cannot wait for a person, in the transaction that stores the report or notice: the photos for an intimate one, the profile
 * for "under 18". Each hiding is a decision with its letter, and ends with the case's.
 */
export async function hideWhatCannotWait({ clock, hideAtOnce }: Deps, tx: Tx, { caseId, receipt }: JoinedSource): Promise<void> {
  const accusation = receipt === null ? null : await findAccusation(tx, caseId, receipt);
  const content = accusation === null ? null : contentOf(accusation);
  if (accusation === null || content === null) return;
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const { site, subject, language, source } = accusation;
  if (await isSettled(tx, { caseId, subject, content, since: ago(clearedDays) })) return;
  const { today, wasUnfounded } = await hidesBy(tx, accusation, { day: ago(1), months: ago(unfoundedDays) });
  if (today >= mostHidden || wasUnfounded) return;
  // Hiding publishes nothing itself: the triggers of profiles and photos do.
  await hideAtOnce(tx, {
    site,
    caseId,
    user: subject,
    reason: content === 'profile' ? 'minor' : 'others_photos',
    content,
    item: null,
    contentDate: null,
    source,
    isIntimate: content === 'photo',
    language,
  });
  await addEvent(tx, caseId, { at: now, what: 'hidden_at_once', about: receipt });
}

function contentOf({ source, reason }: Accusation): 'photo' | 'profile' | null {
  if (source === 'report') return reason === 'underage' ? 'profile' : null;
  return reason === 'intimate' ? 'photo' : reason === 'minor' ? 'profile' : null;
}
