import { matchQuery, type QueryClient } from '@tanstack/react-query';
import type { Language } from '#platform/contract/languages.ts';
import { sharedParameter } from '#platform/contract/service-worker.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { deleteOfflineData, keepFor, keptFor } from '#platform/web/shell/offline-cache.ts';
import { forgetOldShared, forgetSharedBefore } from '#platform/web/shell/shared.ts';
import { userQuery } from '#features/account/web/index.ts';
import { keepPhotos } from './kept-photos.ts';
import { saveOfflineQueries } from './offline-queries.ts';
import { onFirstUse } from './first-use.ts';
import { shellName } from '../../contract/shell-name.ts';
import { registerWorker } from './register-worker.ts';

// One file for both, because the first page carries the list of all files.
export { followOtherTabs, startAnew } from './other-tabs.ts';
export { openShell, refreshWithConnection, whenLoaded } from './open-shell.ts';

interface Page {
  readonly queries: QueryClient;
  readonly api: Api;
  readonly language: () => Language;
}

/** Ms from a change to its storing (throttled): changes often come together. */
const saveDelay = 2000;

/**
 * Stores the page's queries for offline use while a member is logged in, and deletes them after a logout, at the end of the
 * session or when another member logs in.
 */
export function runOffline({ queries, api, language }: Page): void {
  const { queryKey } = userQuery(api);
  const readProfile = () => queries.getQueryData(queryKey)?.profile;
  const readMember = () => readProfile()?.id ?? null;
  const begun = Date.now();
  let member: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changes: Promise<void> = Promise.resolve();

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const id = member;
    if (id === null) return;
    changes = changes
      .then(async () => {
        if (readMember() !== id) return;
        await saveOfflineQueries(queries, id, Date.now());
        await keepPhotos(id);
      })
      // For example a full disk: the stored data stays unchanged.
      .catch(() => undefined);
  };
  const saveLater = () => {
    timer ??= setTimeout(save, saveDelay);
  };

  const begin = async (id: number) => {
    const shell = shellName(language(), readProfile()?.country ?? null);
    await keepFor({ id, language: shell });
    save();
    await registerWorker(shell);
  };

  const follow = () => {
    const now = readMember();
    if (now === member) return saveLater();
    const previous = member;
    member = now;
    clearTimeout(timer);
    timer = undefined;
    changes = changes.then(async () => {
      // Shared content survives a login, but not a change of the member. Content that arrived after this page was opened is kept, because
      // the next member may have shared it.
      if (previous !== null) await forgetSharedBefore(begun);
      if (now === null) return deleteOfflineData();
      const kept = await keptFor();
      if (previous !== null || (kept !== null && kept.id !== now)) await deleteOfflineData();
      // Another member has logged in beside this page: it is that of somebody else.
      if (previous !== null) return location.reload();
      return begin(now);
    });
  };

  // The page that offers shared content itself reports when it has waited for too long.
  if (!new URL(location.href).searchParams.has(sharedParameter)) void forgetOldShared();
  if (readMember() === null) {
    void deleteOfflineData();
    onFirstUse(() => readMember() === null && void registerWorker(language(), 'keep-offline-page'));
  } else follow();
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' && type !== 'added') return;
    if (matchQuery({ queryKey, exact: true }, query)) follow();
    else if (member !== null) saveLater();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && timer !== undefined) save();
  });
}
