import { createContext, createElement, type ReactNode, use } from 'react';
import { _createCache, _createIntlFormatters, createFormatter, createTranslator, type Locale } from 'use-intl/core';

/**
 * `use-intl` as the server renders with it (`scripts/server-hooks.ts`). The package makes each translator and each of Intl's
 * formats anew for every page, and a translator for every component: a third of the time of a page. Here they are made once a
 * process, by the package's own functions, so that server and browser write the same.
 */
export * from 'use-intl/core';

interface Config {
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, unknown>>;
  readonly timeZone: string;
  readonly now: Date;
}

type Formatter = ReturnType<typeof createFormatter>;
type PlainTranslator = ReturnType<typeof createTranslator<Record<string, unknown>, string>>;
type Translator = ReturnType<typeof rememberPlain>;

interface Intl extends Config {
  readonly formatter: Formatter;
}

/** Formats by their options: as many as the code and its languages name. */
const cache = _createCache();
const formatters = _createIntlFormatters(cache);
const shared = { _cache: cache, _formatters: formatters };

const IntlContext = createContext<Intl | null>(null);

export function IntlProvider({ children, ...config }: Config & { readonly children: ReactNode }): ReactNode {
  return createElement(IntlContext, { value: { ...config, formatter: createFormatter({ ...config, ...shared }) } }, children);
}

function useIntl(): Intl {
  const intl = use(IntlContext);
  if (intl === null) throw new Error('no IntlProvider above this component');
  return intl;
}

export const useLocale = (): string => useIntl().locale;
export const useTimeZone = (): string => useIntl().timeZone;
export const useNow = (): Date => useIntl().now;
export const useFormatter = (): Formatter => useIntl().formatter;

/** By the catalog, which is one object a process, then by what else they depend on. */
const translators = new WeakMap<object, Map<string, Translator>>();

export function useTranslations(namespace = ''): Translator {
  const { locale, timeZone, messages } = useIntl();
  const [name = ''] = namespace.split('.');
  const catalog = messages[name];
  const owner = typeof catalog === 'object' && catalog !== null ? catalog : messages;
  const known = translators.get(owner) ?? new Map<string, Translator>();
  translators.set(owner, known);
  const key = `${locale} ${timeZone} ${namespace}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const texts = owner === messages ? messages : { [name]: catalog };
  const made = rememberPlain(
    createTranslator({ locale, timeZone, messages: texts, ...(namespace === '' ? {} : { namespace }), ...shared }),
  );
  known.set(key, made);
  return made;
}

/** Texts without parameters are looked up once. */
function rememberPlain(translate: PlainTranslator) {
  const plain = new Map<string, unknown>();
  const remembering = (key: string, ...given: readonly unknown[]): unknown => {
    if (given.some((value) => value !== undefined)) return Reflect.apply(translate, undefined, [key, ...given]);
    const known: unknown = plain.get(key) ?? Reflect.apply(translate, undefined, [key]);
    plain.set(key, known);
    return known;
  };
  return Object.assign(remembering, translate);
}
