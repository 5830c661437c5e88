import { useTranslations } from 'use-intl';
import { useAnnounce, useToast } from '#platform/web/ui/index.ts';
import { useChatState } from './chat-state.ts';

/**
 * Adds images to the tray for a member and announces their number to screen readers. Returns false, after showing an error, when the
 * tray's code could not be loaded.
 */
export function useAddImages(): (member: number, files: readonly File[]) => Promise<boolean> {
  const t = useTranslations('chat.image');
  const announce = useAnnounce();
  const toast = useToast();
  const { tray } = useChatState();
  return async (member, files) => {
    if (files.length === 0) return true;
    const loaded = await tray.load().catch(() => null);
    if (loaded === null) {
      toast({ text: t('notNow'), icon: 'warning-circle', urgent: true });
      return false;
    }
    const before = loaded.list(member).length;
    loaded.add(member, files);
    const added = loaded.list(member).length - before;
    announce(t('added', { n: added }));
    if (added < files.length) toast({ text: t('tooMany', { n: before + added }), icon: 'warning-circle' });
    return true;
  };
}
