import './match-finder.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { orErrorPage, toolsContext } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Pill, Skeleton, useAnnounce, useToast } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { useCameFrom, useLike, usePlaceLine } from '#features/members/web/index.ts';
import { regionsQuery } from '#features/places/web/index.ts';
import { skipDays } from '../contract/endpoints.ts';
import { CandidateActs } from './candidate-acts.tsx';
import { CandidatePhotos, PhotoAhead } from './candidate-photos.tsx';
import { CandidateWords } from './candidate-words.tsx';
import { Nobody } from './nobody.tsx';
import { type Candidate, candidatesQuery } from './queries.ts';
import { useCandidates } from './use-candidates.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(toolsContext);
  await requireMember(tools);
  const { api, queries } = tools;
  await orErrorPage(
    Promise.all([queries.fetchQuery({ ...candidatesQuery(api), staleTime: 0 }), queries.ensureQueryData(regionsQuery(api))]),
  );
  return null;
}

/** /match-finder: one person at a time, with why the two fit. */
export function Component() {
  const t = useTranslations('match-finder');
  const { candidate, next, searching, failed, done, skip, putBack, again } = useCandidates();
  const say = useSayings();
  const toast = useToast();
  const setLiked = useLike();
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, candidate?.profile.id ?? 0);

  const like = (liked: Candidate) => {
    const { profile } = liked;
    setLiked(profile, true);
    done(profile.id);
    const takeBack = () => {
      setLiked(profile, false);
      putBack(liked);
    };
    const text = t('liked', { name: profile.name });
    toast({ key: 'match-finder', text, icon: 'heart', action: { label: t('takeBack'), onAction: takeBack } });
    say(text, next);
  };
  const pass = ({ profile: { id, name } }: Candidate) => {
    skip(id);
    const text = t('skipped', { name, days: skipDays });
    toast({ key: 'match-finder', text, icon: 'clock' });
    say(text, next);
  };

  return (
    <div className="wrap finder" ref={box}>
      <PageTitle text={t('title')} />
      <h1 className="h36">{t('title')}</h1>
      <p className="lead soft text-pretty">{t('lead')}</p>
      {candidate === null ? (
        searching ? (
          <Searching />
        ) : (
          <Nobody failed={failed} onAgain={again} />
        )
      ) : (
        <Shown candidate={candidate}>
          <CandidateActs profile={candidate.profile} onLike={() => like(candidate)} onSkip={() => pass(candidate)} />
        </Shown>
      )}
      {next !== null && <PhotoAhead key={next.profile.id} profile={next.profile} />}
    </div>
  );
}

/** What was done and who comes now, in one breath: two would cut each other off. */
function useSayings(): (what: string, next: Candidate | null) => void {
  const t = useTranslations('match-finder');
  const announce = useAnnounce();
  const placeLine = usePlaceLine();
  return (what, next) => {
    if (next === null) return announce(`${what} ${t('loading')}`);
    const { name, age } = next.profile;
    announce(`${what} ${t('next', { name, age, place: placeLine(next.profile) })}`);
  };
}

/** The buttons stay where they are, and the focus on them; when they go, it goes to what stands there instead. */
function useKeptFocus(box: { readonly current: HTMLElement | null }, shown: number): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    // The next one is read from the beginning.
    const top = box.current?.querySelector('.candidate')?.getBoundingClientRect().top ?? 0;
    if (top < 0) scrollBy({ top: top - 16 });
  }, [box, shown]);
}

interface ShownProps {
  readonly candidate: Candidate;
  /** What can be done; it stays while the people change. */
  readonly children: ReactNode;
}

function Shown({ candidate: { profile, fit }, children }: ShownProps) {
  const t = useTranslations();
  const placeLine = usePlaceLine();
  const cameFrom = useCameFrom(null);
  const { id, name, age, online, is_new } = profile;
  return (
    <article className="candidate" aria-label={t('match-finder.candidate')}>
      <CandidatePhotos key={id} profile={profile} />
      <div className="said">
        <header>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="h48" tabIndex={-1}>
              <Link to={`/members/${id}`} state={cameFrom} className="name">
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
          <p className="t18 soft">{placeLine(profile)}</p>
        </header>
        {children}
        <CandidateWords profile={profile} fit={fit} />
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
