import './profile.css';
import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext } from '#platform/web/data/context.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, ChipLink, Panel } from '#platform/web/ui/index.ts';
import { requireMember, useMember } from '#features/account/web/index.ts';
import { loadRejectedPhotos } from '#features/decisions/web/index.ts';
import { PhotoManager } from '#features/photos/web/index.ts';
import { type ConsentedTrait, consentedTraits } from '#features/site/contract/traits.ts';
import { type HelpfulPart, missingParts } from './completeness.ts';
import { OwnAnswers } from './autosaved/own-answers.tsx';
import { OwnCaption } from './autosaved/own-caption.tsx';
import { OwnAbout, OwnConsentedTrait, OwnGender, OwnInterests, OwnSearch, OwnTraits } from './autosaved/own-fields.tsx';
import { OwnName } from './autosaved/own-name.tsx';
import { OwnPlace } from './autosaved/own-place.tsx';
import { loadOwnProfile, ownPhotosQuery } from './state/queries.ts';
import { useHidden } from './state/use-hidden.ts';
import { useStorePhotos, useOwnPhotos } from './state/use-own-photos.ts';
import { useOwnProfile } from './state/use-own-profile.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  const { api, queries } = tools;
  await requireMember(tools, request);
  await throwToErrorPage(Promise.all([loadOwnProfile(tools), queries.fetchQuery(ownPhotosQuery(api))]));
  return null;
}

const RejectedPhotos = loadPart(loadRejectedPhotos, { texts: ['decisions'], afterPage: true });

/** /profile: the editor of the own profile; each field saves itself. */
export function Component() {
  const t = useTranslations('profile');
  const { profile } = useMember();
  return (
    <div className="editor">
      <PageTitle text={t('title')} />
      <header>
        <div>
          <h1 className="title-l">{t('title')}</h1>
          <p className="soft mt-1">{t('lead')}</p>
        </div>
        <ButtonLink icon="eye" to={`/members/${profile.id}`}>
          {t('preview')}
        </ButtonLink>
      </header>
      <MissingParts />
      <div className="cols">
        <div className="col">
          <Part id="photos">
            <Photos />
            <RejectedPhotos />
          </Part>
          <Part id="about">
            <div className="rows">
              <OwnName />
              <OwnGender />
              <OwnAbout />
            </div>
            <p className="text-m soft mt-1">
              {t.rich('birth.settings', {
                link: (inner) => (
                  <Link className="link" to="/settings#basics">
                    {inner}
                  </Link>
                ),
              })}
            </p>
          </Part>
          <Part id="answers">
            <OwnAnswers />
          </Part>
          <Part id="appearance">
            <div className="pairs">
              <OwnTraits />
            </div>
          </Part>
          {consentedTraits.map((name) => (
            <Part key={name} id={name}>
              <OwnConsentedTrait name={name} />
            </Part>
          ))}
        </div>
        <div className="col">
          <Part id="interests">
            <OwnInterests />
          </Part>
          <Part id="search">
            <div className="rows">
              <OwnSearch />
            </div>
          </Part>
          <Part id="place">
            <OwnPlace />
          </Part>
        </div>
      </div>
    </div>
  );
}

type PartName = HelpfulPart | 'search' | ConsentedTrait;

function Part({ id, children }: { readonly id: PartName; readonly children: ReactNode }) {
  const t = useTranslations('profile.panel');
  return (
    <Panel as="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="title-s">
        {t(id)}
      </h2>
      {children}
    </Panel>
  );
}

/** Suggests the missing parts of the profile; nothing when there are none. */
function MissingParts() {
  const t = useTranslations('profile');
  const isHidden = useHidden();
  const photos = useOwnPhotos().photos.length;
  const missing = missingParts(useOwnProfile(), { photos, isHidden });
  if (missing.length === 0) return null;
  return (
    <div className="more">
      <p className="soft">{t('more')}</p>
      <ul>
        {missing.map((part) => (
          <li key={part}>
            <ChipLink icon="plus" to={`#${part}`}>
              {t(`part.${part}`)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Photos() {
  return <PhotoManager {...useOwnPhotos()} keep={useStorePhotos()} caption={(photo, at) => <OwnCaption photo={photo} at={at} />} />;
}
