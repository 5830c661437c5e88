import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { isPrompt } from '#features/prompts/contract/prompts.ts';
import { useName } from '../state/use-name.ts';
import { AccountFacts } from './account.tsx';
import { AppealSides } from './appeal-sides.tsx';
import { ForAuthorities } from './for-authorities.tsx';
import { CaseHead } from './case-head.tsx';
import { Conversations } from './conversations.tsx';
import { Decisions } from './decisions.tsx';
import { History } from './history.tsx';
import { Links } from './links.tsx';
import { Pictures } from './pictures.tsx';
import { Sources } from './sources.tsx';

interface Props {
  readonly about: Case;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Above the heading: somebody was faster. */
  readonly notice: ReactNode;
  readonly also: readonly string[];
  readonly onAlso: ((numbers: readonly string[]) => void) | null;
  readonly toCase: (number: string) => string;
  readonly toMember: (id: number) => string;
}

/** The middle pane: what is known, as it was when it was reported. */
export function Evidence({ about, heading, notice, also, onAlso, toCase, toMember }: Props) {
  const t = useTranslations('office.cases');
  const dateText = useDateFormat();
  const name = useName()(about.subject);
  const { appeal, subject, evidence_until } = about;
  return (
    <div className="case">
      {notice}
      <CaseHead about={about} heading={heading} />
      <HiddenAtOnce about={about} />
      <ForAuthorities about={about} />
      {appeal !== null && <AppealSides appeal={appeal} name={name} />}
      <Conversations about={about} />
      <Pictures about={about} />
      <Profile profile={about.profile} />
      <Sources about={about} />
      {subject !== null && <Links about={about} also={also} onAlso={onAlso} toCase={toCase} />}
      <AccountFacts about={about} toMember={toMember} />
      <Decisions decisions={about.decisions} />
      <History events={about.events} />
      {evidence_until !== null && (
        <p className="text-s soft">{t('evidenceUntil', { date: dateText(new Date(evidence_until), { dateStyle: 'long' }) })}</p>
      )}
    </div>
  );
}

/** A program hid something before anybody looked. */
function HiddenAtOnce({ about: { events, state } }: { readonly about: Case }) {
  const t = useTranslations('office.cases');
  const dateText = useDateFormat();
  const hidden = events.findLast(({ what }) => what === 'hidden_at_once');
  if (hidden === undefined || state !== 'open') return null;
  return (
    <p className="advice">
      <b>{t('hiddenAlready')}</b> {t('hiddenAlreadyLead', { time: dateText(new Date(hidden.at), { hour: 'numeric', minute: '2-digit' }) })}
    </p>
  );
}

function Profile({ profile }: Pick<Case, 'profile'>) {
  const t = useTranslations('office.cases');
  const beginning = useTranslations('prompts.prompt');
  if (profile === null || (profile.about === '' && profile.answers.length === 0)) return null;
  return (
    <section aria-labelledby="profile">
      <h2 id="profile" className="sec">
        {t('profile')}
      </h2>
      {profile.about !== '' && (
        <blockquote className="quote" dir="auto">
          {profile.about}
        </blockquote>
      )}
      {profile.answers.map(({ prompt, text }) => (
        <p key={prompt} dir="auto">
          <span className="text-s soft">{isPrompt(prompt) ? beginning(prompt) : prompt}</span> {text}
        </p>
      ))}
    </section>
  );
}
