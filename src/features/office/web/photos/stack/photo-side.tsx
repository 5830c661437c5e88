import { useNow, useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button, ButtonLink, cx, Kbd } from '#platform/web/ui/index.ts';
import { photoReasons } from '#features/decisions/contract/rules.ts';
import { KeyHint } from '../../kit/keys/use-keys.tsx';
import { useOffice } from '../../kit/office-context.ts';
import { useWhen } from '../../kit/use-when.ts';
import type { PhotoReason } from '../state/choices.ts';
import { photoUrl, type WaitingPhoto } from '../state/photo-queries.ts';

interface Props {
  /** Null: none is chosen yet. */
  readonly photo: WaitingPhoto | null;
  readonly no: number;
  readonly reason: PhotoReason | null;
  readonly onReason: (reason: PhotoReason | null) => void;
}

const dayMs = 86_400_000;

/** The photo that the keys are about: large, in colour, with what helps to decide it. */
export function PhotoSide({ photo, no, reason, onReason }: Props) {
  const t = useTranslations('office.photos');
  const { me } = useOffice();
  if (photo === null)
    return (
      <aside className="ph-side" aria-label={t('sideNone')}>
        <h2 className="title-h22">{t('sideNone')}</h2>
        <p className="soft">{t('sideNoneLead')}</p>
        <p className="note ph-phone">{t('phone')}</p>
      </aside>
    );
  return (
    <aside className="ph-side" aria-label={t('photo', { no })}>
      <div className="ph-side-head">
        <h2 className="title-h22 num">{t('photo', { no })}</h2>
        {me.keys && (
          <span className="ph-arrows" aria-hidden="true">
            {['←', '→', '↑', '↓'].map((arrow) => (
              <Kbd key={arrow}>{arrow}</Kbd>
            ))}
          </span>
        )}
      </div>
      <About photo={photo} />
      <Reasons reason={reason} onReason={onReason} />
      <p className="row ph-act">
        <Button className="tiny" disabled={reason === null} onClick={() => onReason(null)}>
          {t('favour')}
          <KeyHint act="favour" />
        </Button>
        <OpenAsCase number={photo.number} />
      </p>
      <p className="text-s soft ph-act">{t('rule')}</p>
      <p className="note ph-phone">{t('phone')}</p>
    </aside>
  );
}

function OpenAsCase({ number }: { readonly number: string }) {
  const t = useTranslations('office.photos');
  const { to } = useOffice();
  return (
    <ButtonLink kind="plain" className="tiny" to={to(`/admin/cases/${number}`)}>
      {t('open')}
      <KeyHint act="open" />
    </ButtonLink>
  );
}

function About({ photo }: { readonly photo: WaitingPhoto }) {
  const t = useTranslations('office.photos');
  const states = useTranslations('office.cases.states');
  const dateText = useDateFormat();
  const when = useWhen();
  const now = useNow({ updateInterval: 60_000 });
  const { about, to } = useOffice();
  const { member, duplicate } = photo;
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(photo.since)) / dayMs));
  return (
    <>
      <img
        key={photo.id}
        className="ph-large"
        src={photoUrl(about, photo.id, { clear: true, colour: true, large: true })}
        alt={t('alt', { name: member.name })}
        width={photo.width}
        height={photo.height}
      />
      <div>
        <p className="sec">{member.age === null ? member.name : t('person', { name: member.name, age: member.age })}</p>
        <p className="text-s soft num">
          {t('facts', { place: photo.place, when: when(photo.uploaded_at) })} {t('age', { n: days })}{' '}
          {photo.open_case !== null && (
            <ButtonLink kind="plain" className="link-plain" to={to(`/admin/cases/${photo.open_case}`)}>
              {t('openCase', { number: photo.open_case })}
            </ButtonLink>
          )}
        </p>
        <p className="text-s soft num">{t('due', { time: dateText(new Date(photo.due_at), { timeStyle: 'short' }) })}</p>
        {photo.caption !== '' && <p className="wrap-anywhere">{t('caption', { words: photo.caption })}</p>}
      </div>
      {duplicate !== null && (
        <p className="advice">
          <b>{t('duplicate', { name: duplicate.of.name })}</b>,{' '}
          {t('duplicateFacts', { state: states(duplicate.state), n: duplicate.distance })}
        </p>
      )}
    </>
  );
}

/** Why the photo is rejected; the keys 1 to 6 are heard by the page. */
function Reasons({ reason, onReason }: Pick<Props, 'reason' | 'onReason'>) {
  const t = useTranslations('office.photos');
  return (
    <fieldset className="why6 ph-act">
      <legend className="label">{t('why')}</legend>
      {photoReasons.map((each, at) => (
        <label key={each} className={cx(reason === each && 'on')}>
          <input type="radio" className="radio" name="reason" checked={reason === each} onChange={() => onReason(each)} />
          <span>{t(`reasons.${each}`)}</span>
          <KeyHint act="reason" label={String(at + 1)} />
        </label>
      ))}
    </fieldset>
  );
}
