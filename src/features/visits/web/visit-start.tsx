import { type ComponentType, useEffect, useState } from 'react';
import { useApi } from '#platform/web/data/api-context.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { isStandalone } from '#platform/web/shell/is-standalone.ts';
import { isBusy } from '#platform/web/interaction/is-busy.ts';
import { isTrafficSource, useSettings } from '#features/site/web/index.ts';
import { writeCookie } from '#platform/web/shell/cookies.ts';
import { endOf } from './choice.ts';
import { countLaterVisit, sendChoice, useChoice } from './choice-store.ts';
import { hasAnsweredAge, rememberAge } from './entry-flag.ts';
import { asksForAge, isOpenPage, type Layout, ruleOf } from './entry-rules.ts';
import { dependsOnSource, trackingOfVisit } from './visit-tracking.ts';
import { usePageHidden } from './use-page-hidden.ts';

interface Props {
  readonly layout: Layout;
  /** Without the language. */
  readonly pathname: string;
  readonly search: URLSearchParams;
}

/** Asks a visitor once for the age, then whether their origin may be counted, one question at a time. In the browser only. */
export function VisitStart({ layout, pathname, search }: Props) {
  const api = useApi();
  const settings = useSettings();
  const { choice, reopened } = useChoice();
  // An installed app was opened by somebody who knows it.
  const [adult, setAdult] = useState(() => isStandalone() || hasAnsweredAge());
  const tracking = trackingOfVisit(search);
  usePageHidden(search);
  useEffect(() => {
    if (tracking !== null) countLaterVisit(api, tracking);
    void sendChoice(api);
    // Once a page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const rememberSource = dependsOnSource(settings) && isTrafficSource(tracking);
  useEffect(() => {
    // For this visit; longer only with a yes.
    if (rememberSource) writeCookie('traffic_source', '1', choice?.granted ? endOf(choice) - Math.floor(Date.now() / 1000) : null);
  }, [rememberSource, choice]);
  const asksAge = !adult && asksForAge(settings, ruleOf(layout, pathname, search), pathname);
  const asksOrigin = !asksAge && !isOpenPage(pathname) && (reopened || (choice === null && tracking !== null));
  const EntryWarning = useWhenFree(asksAge ? loadEntryWarning : null);
  const OriginQuestion = useWhenFree(asksOrigin ? loadOriginQuestion : null);
  const admit = () => {
    rememberAge();
    setAdult(true);
  };
  if (asksAge) return EntryWarning && <EntryWarning onAdult={admit} />;
  return asksOrigin && OriginQuestion && <OriginQuestion search={search} />;
}

const loadEntryWarning = async () => (await import('./entry-warning.tsx')).EntryWarning;
const loadOriginQuestion = async () => (await import('./origin-question.tsx')).OriginQuestion;

const retryDelayMs = 500;

/** The question with its texts, as soon as the visitor is doing nothing that it would interrupt; null until then. */
function useWhenFree<Props>(load: (() => Promise<ComponentType<Props>>) | null): ComponentType<Props> | null {
  const catalogs = useCatalogs();
  const [question, setQuestion] = useState<{ readonly of: typeof load; readonly Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (load === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const show = (Part: ComponentType<Props>) => {
      if (!wanted) return;
      if (isBusy()) timer = setTimeout(show, retryDelayMs, Part);
      else setQuestion({ of: load, Part });
    };
    void Promise.all([load(), catalogs.ensure(['visits'])]).then(
      ([Part]) => show(Part),
      // Offline, or a new version was deployed: the next page asks.
      () => undefined,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [load, catalogs]);
  return question?.of === load ? question.Part : null;
}
