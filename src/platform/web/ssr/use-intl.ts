import { createContext, createElement, type ReactNode, use } from 'react';
import { _createCache, _createIntlFormatters, createFormatter, createTranslator, type Locale } from 'use-intl/core';

/**
 * `use-intl` as the server renders with it (`scripts/build/server-hooks.ts`). The package makes each translator and each of Intl's
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

/** Texts with parameters that a translator keeps; all are forgotten when there are more. */
const maxWithParameters = 2000;

/** Texts are written once: those without parameters, and those with a few numbers or short words. */
function rememberPlain(translate: PlainTranslator) {
  const plain = new Map<string, unknown>();
  const withParameters = new Map<string, unknown>();
  const remembering = (key: string, ...given: readonly unknown[]): unknown => {
    if (given.some((value) => value !== undefined)) {
      const name = given.length === 1 ? nameOf(key, given[0]) : null;
      const known: unknown = name === null ? undefined : withParameters.get(name);
      if (known !== undefined) return known;
      const written: unknown = Reflect.apply(translate, undefined, [key, ...given]);
      if (name === null) return written;
      if (withParameters.size >= maxWithParameters) withParameters.clear();
      withParameters.set(name, written);
      return written;
    }
    const known: unknown = plain.get(key) ?? Reflect.apply(translate, undefined, [key]);
    plain.set(key, known);
    return known;
  };
  return Object.assign(remembering, translate);
}

/** Of a text and its parameters; null where a parameter is neither a number nor a short word. */
function nameOf(key: string, parameters: unknown): string | null {
  if (typeof parameters !== 'object' || parameters === null) return null;
  let name = key;
  for (const [parameter, value] of Object.entries(parameters)) {
    if (typeof value !== 'number' && (typeof value !== 'string' || value.length > 40)) return null;
    // JSON, so that no value can look like the next parameter.
    name += ` ${parameter} ${JSON.stringify(value)}`;
  }
  return name;
}
