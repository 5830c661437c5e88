import type { IntlError } from 'use-intl';

type Groups = Readonly<Record<string, unknown>>;

interface Missing {
  readonly error: IntlError;
  readonly key: string;
  readonly namespace?: string | undefined;
}

/** A missing text is reported by `fallbackTexts`, which knows whether it is a mistake. */
export function reportTextError(error: IntlError): void {
  if ((error.code as string) !== 'MISSING_MESSAGE') report(error);
}

/**
 * What stands in for a text that is missing. A value of a reply that only a later release knows has no text, though its group has
 * others: it is shown by its name, in words (decision 88). Any other missing text is a mistake.
 */
export const fallbackTexts =
  (messages: Groups) =>
  ({ error, key, namespace }: Missing): string => {
    const path = [namespace, key].filter((part) => part !== undefined && part !== '').join('.');
    const names = path.split('.');
    const name = names.pop() ?? '';
    const group = names.reduce<unknown>((parent, each) => (isGroup(parent) ? parent[each] : undefined), messages);
    if (isGroup(group)) return name.replaceAll(/[-_]/g, ' ');
    report(error);
    return path;
  };

const isGroup = (value: unknown): value is Groups => typeof value === 'object' && value !== null;

// oxlint-disable-next-line no-console -- A mistake of the code, which only a developer can mend.
const report = (error: IntlError): void => console.error(error);
