import type { FormResult } from '#platform/contract/http/form-result.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSigner } from '#platform/server/secrets.ts';

/** Long enough for a reload; after that the mark is ignored. */
const validMs = 10 * 60_000;

/**
 * Marks in the URL of a page which say that its form was submitted. They are signed, so that nobody can send a link to a page that
 * falsely confirms an action.
 */
export function createDoneMarks({ secret, clock }: Pick<Platform, 'secret' | 'clock'>) {
  const signer = createSigner(secret, 'done form');
  return {
    make(path: string, form: string): string {
      const content = `${form}.${(clock.now().getTime() + validMs).toString(36)}`;
      return `${content}.${signer.sign(`${path} ${content}`)}`;
    },
    read(path: string, mark: string | null): FormResult | null {
      const [, content = '', form = '', until = '', signature = ''] = /^((\w+)\.(\w+))\.([\w-]+)$/.exec(mark ?? '') ?? [];
      const isValid = signer.verify(`${path} ${content}`, signature) && Number.parseInt(until, 36) > clock.now().getTime();
      return isValid ? { form, error: null, typed: {} } : null;
    },
  };
}
