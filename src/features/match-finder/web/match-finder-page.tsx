import './match-finder.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Pill, Skeleton, useAnnounce, useToast } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { useListOrigin, usePlaceLine } from '#features/members/web/index.ts';
import { useLike } from '#features/likes/web/index.ts';
import { skipDays } from '../contract/rules.ts';
import { CandidateActions } from './candidate-actions.tsx';
import { CandidatePhotos, PhotoPreload } from './candidate-photos.tsx';
import { CandidateDetails } from './candidate-details.tsx';
import { NoCandidates } from './no-candidates.tsx';
import { type Candidate, candidatesQuery } from './queries.ts';
import { useCandidates } from './use-candidates.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  const { api, queries } = tools;
  await throwToErrorPage(queries.fetchQuery({ ...candidatesQuery(api), staleTime: 0 }));
  return null;
}

/** /match-finder: one candidate at a time, with the reasons for the match. */
export function Component() {
  const t = useTranslations('match-finder');
  const { candidate, next, searching, failed, done, skip, putBack, again } = useCandidates();
  const announceNext = useAnnounceNext();
  const toast = useToast();
  const setLiked = useLike();
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, candidate?.profile.id ?? 0);

  const like = (liked: Candidate) => {
    const { profile } = liked;
    setLiked(profile, true);
    done(profile.id);
    const undoLike = () => {
      setLiked(profile, false);
      putBack(liked);
    };
    const text = t('liked', { name: profile.name });
    toast({ key: 'match-finder', text, icon: 'heart', action: { label: t('takeBack'), onAction: undoLike } });
    announceNext(text, next);
  };
  const pass = ({ profile: { id, name } }: Candidate) => {
    skip(id);
    const text = t('skipped', { name, days: skipDays });
    toast({ key: 'match-finder', text, icon: 'clock' });
    announceNext(text, next);
  };

  return (
    <div className="wrap finder" ref={box}>
      <PageTitle text={t('title')} />
      <h1 className="title-l">{t('title')}</h1>
      <p className="lead soft text-pretty">{t('lead')}</p>
      {candidate === null ? (
        searching ? (
          <Searching />
        ) : (
          <NoCandidates failed={failed} onAgain={again} />
        )
      ) : (
        <CandidateCard candidate={candidate}>
          <CandidateActions profile={candidate.profile} onLike={() => like(candidate)} onSkip={() => pass(candidate)} />
        </CandidateCard>
      )}
      {next !== null && <PhotoPreload key={next.profile.id} profile={next.profile} />}
    </div>
  );
}

/** Announces the action and the next candidate together, because two announcements would interrupt each other. */
function useAnnounceNext(): (what: string, next: Candidate | null) => void {
  const t = useTranslations('match-finder');
  const announce = useAnnounce();
  const placeLine = usePlaceLine();
  return (what, next) => {
    if (next === null) return announce(`${what} ${t('loading')}`);
    const { name, age } = next.profile;
    announce(`${what} ${t('next', { name, age, place: placeLine(next.profile) })}`);
  };
}

/** Moves the focus to the heading when the focused buttons are gone, and scrolls a new candidate into view. */
function useKeptFocus(box: { readonly current: HTMLElement | null }, shown: number): void {
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    // Start at the top of the next candidate.
    const top = box.current?.querySelector('.candidate')?.getBoundingClientRect().top ?? 0;
    if (top < 0) scrollBy({ top: top - 16 });
  }, [box, shown]);
}

interface CandidateCardProps {
  readonly candidate: Candidate;
  /** The action buttons; they stay mounted while candidates change. */
  readonly children: ReactNode;
}

function CandidateCard({ candidate: { profile, fit }, children }: CandidateCardProps) {
  const t = useTranslations();
  const placeLine = usePlaceLine();
  const listOrigin = useListOrigin(null);
  const { id, name, age, online, is_new } = profile;
  return (
    <article className="candidate" aria-label={t('match-finder.candidate')}>
      <CandidatePhotos key={id} profile={profile} />
      <div className="details">
        <header>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="title-xl" tabIndex={-1}>
              <Link to={`/members/${id}`} state={listOrigin} className="name">
                {t('match-finder.name', { name, age })}
              </Link>
            </h2>
            {online && (
              <Pill kind="ok" dot>
                {t('common.state.online')}
              </Pill>
            )}
            {is_new && <Pill>{t('members.card.new')}</Pill>}
          </div>
          <p className="text-l soft">{placeLine(profile)}</p>
        </header>
        {children}
        <CandidateDetails profile={profile} fit={fit} />
      </div>
    </article>
  );
}

function Searching() {
  const t = useTranslations('match-finder');
  return (
    <div className="candidate" aria-busy="true">
      <Skeleton shape="photo" className="aspect-square w-full md:aspect-4/5" />
      <p className="soft" role="status">
        {t('loading')}
      </p>
    </div>
  );
}
