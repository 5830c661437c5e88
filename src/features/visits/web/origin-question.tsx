import './visit.css';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/api-context.ts';
import { Button, Icon, useToast } from '#platform/web/ui/index.ts';
import { trackingOfVisit } from './visit-tracking.ts';
import { answerQuestion, reopenQuestion, useChoice } from './choice-store.ts';

const bold = { b: (words: ReactNode) => <b>{words}</b> };

/**
 * Asks whether the visitor's origin may be counted. It blocks nothing, moves nothing, and waits until it covers no action of the page,
 * unless the visitor has asked for it.
 */
export function OriginQuestion({ search }: { readonly search: URLSearchParams }) {
  const t = useTranslations('visits.origin');
  const api = useApi();
  const toast = useToast();
  const { choice, reopened } = useChoice();
  const tracking = trackingOfVisit(search);
  const region = useRef<HTMLElement>(null);
  const shown = useCoversNothing(region, reopened);
  const answer = (granted: boolean) => {
    answerQuestion(api, granted, tracking);
    toast({
      text: granted ? t('notedYes') : t('notedNo'),
      icon: 'check-circle',
      key: 'tracking-choice',
      action: { label: t('change'), onAction: reopenQuestion },
    });
  };
  return (
    <section ref={region} className="quest" data-shown={shown} aria-labelledby="quest-title" tabIndex={-1}>
      <div className="quest-body">
        <p className="quest-mark" aria-hidden="true">
          <Icon name="signpost" />
        </p>
        <div>
          <h2 className="title-m" id="quest-title">
            {t('title')}
          </h2>
          <p className="soft text-pretty">{tracking === null ? t('noAd') : t('text')}</p>
        </div>
      </div>
      <details className="quest-more">
        <summary className="text-m">
          {t('more')} <Icon name="caret-down" />
        </summary>
        <ul className="quest-list text-m">
          <li>
            <Icon name="check" /> <span>{t.rich('needed', bold)}</span>
          </li>
          <li>
            <Icon name="question" /> <span>{t.rich('source', bold)}</span>
          </li>
          <li>
            <Icon name="x" /> <span>{t.rich('others', bold)}</span>
          </li>
        </ul>
      </details>
      <div className="quest-acts">
        <Button aria-pressed={choice === null ? undefined : choice.granted} onClick={() => answer(true)}>
          {t('yes')}
        </Button>
        <Button mirror aria-pressed={choice === null ? undefined : !choice.granted} onClick={() => answer(false)}>
          {t('no')}
        </Button>
      </div>
      <p className="text-s soft">{t('later')}</p>
    </section>
  );
}

const actions = 'main :is(.btn.primary, [type=submit])';

/** True once the region covers no button of the page. From then on, focused elements and link targets are kept above it. */
function useCoversNothing(region: RefObject<HTMLElement | null>, wished: boolean): boolean {
  const [shown, setShown] = useState(wished);
  useLayoutEffect(() => {
    const box = region.current;
    if (shown || box === null) return undefined;
    const check = () => {
      const edge = innerHeight - box.offsetHeight;
      const covers = [...document.querySelectorAll(actions)].some((action) => {
        const { top, bottom, height } = action.getBoundingClientRect();
        return height > 0 && bottom > edge && top < innerHeight;
      });
      if (!covers) setShown(true);
    };
    check();
    addEventListener('scrollend', check);
    addEventListener('resize', check);
    return () => {
      removeEventListener('scrollend', check);
      removeEventListener('resize', check);
    };
  }, [region, shown]);
  useLayoutEffect(() => {
    const box = region.current;
    if (!shown || box === null) return undefined;
    if (wished) box.focus();
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${box.offsetHeight}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [region, shown, wished]);
  return shown;
}
