import { useTranslations } from 'use-intl';
import { copyText } from '#platform/web/shell/copy-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import type { Profile } from '#features/members/contract/member.ts';

/**
 * Shares the profile's link by the system's sheet, or copies it where there is none. What the link shows to somebody without an account
 * is up to the member.
 */
export function useShare({ id, name, age }: Pick<Profile, 'id' | 'name' | 'age'>): () => void {
  const t = useTranslations('member-page');
  const toast = useToast();
  return () => {
    // Without a language: readers see it in theirs.
    const link = new URL(`/members/${id}`, location.origin).href;
    const copy = async () => {
      const copied = await copyText(link);
      toast({ text: copied ? t('linkCopied', { name }) : t('linkNotCopied', { link }), icon: copied ? 'check-circle' : 'warning-circle' });
    };
    // Some browsers have no sheet, although the types deny it.
    const share: typeof navigator.share | undefined = navigator.share;
    if (share === undefined) return void copy();
    share.call(navigator, { title: t('title', { name, age }), url: link }).catch((reason: unknown) => {
      const closed = reason instanceof DOMException && reason.name === 'AbortError';
      if (!closed) void copy();
    });
  };
}
