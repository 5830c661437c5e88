import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Icon, PageLink } from '#platform/web/ui/index.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { KeyHint, useKey } from '../../kit/keys/use-keys.tsx';
import { useOffice } from '../../kit/office-context.ts';
import { pictureUrl } from '../state/case-queries.ts';
import { useName } from '../state/use-name.ts';

/** Small, blurred and grey first, as the settings of the person say; U and F show more of this case alone. */
export function Pictures({ about }: { readonly about: Case }) {
  const t = useTranslations('office.cases');
  const common = useTranslations('common.action');
  const { me, may, to } = useOffice();
  const name = useName()(about.subject);
  const [clear, setClear] = useState(!me.blur);
  const [colour, setColour] = useState(!me.grey);
  const [large, setLarge] = useState<string | null>(null);
  const { pictures, duplicates } = about;
  const shown = { clear, colour };
  const any = pictures.length > 0;
  useKey('uncover', any && me.blur ? () => setClear(!clear) : null);
  useKey('colour', any && me.grey ? () => setColour(!colour) : null);
  useKey('large', any ? () => setLarge(pictures[0]?.id ?? null) : null);
  if (!any) return null;
  const captions = captionsOf(pictures, (n) => (n === null ? t('pictureChat') : t('pictureProfile', { n })));
  const blocks = to('/admin/blocks');
  const hash = pictures.find(({ id }) => id === large)?.hash ?? null;
  const hidden = !clear && !colour ? t('covered') : !clear ? t('blurred') : !colour ? t('grey') : null;
  const shot = (id: string, caption: string, name: string, reported: boolean) => (
    <Shot key={id} about={about} id={id} caption={caption} name={name} reported={reported} shown={shown} onLarge={() => setLarge(id)} />
  );
  return (
    <section aria-labelledby="pictures">
      <div className="sec-head">
        <h2 id="pictures" className="sec">
          {t('pictures')} {hidden !== null && <small>{hidden}</small>}
        </h2>
        <span className="row">
          {me.blur && (
            <Button kind="plain" className="tiny" icon={clear ? 'eye-slash' : 'eye'} onClick={() => setClear(!clear)}>
              {t(clear ? 'cover' : 'uncover')}
              <KeyHint act="uncover" />
            </Button>
          )}
          {me.grey && (
            <Button kind="plain" className="tiny" onClick={() => setColour(!colour)}>
              {t(colour ? 'noColour' : 'colour')}
              <KeyHint act="colour" />
            </Button>
          )}
        </span>
      </div>
      <div className="pics">
        {pictures.map(({ id, reported }) => shot(id, captions.get(id) ?? '', name, reported))}
        {duplicates.map(({ picture, other, of }) => (
          <div key={`${picture} ${other}`} className="pair">
            {shot(picture, captions.get(picture) ?? t('picture'), name, false)}
            <span className="eq-s" aria-hidden="true">
              ≈
            </span>
            {shot(other, of.name, of.name, false)}
          </div>
        ))}
      </div>
      {duplicates.map(({ picture, other, of, distance, state }) => (
        <p key={`${picture} ${other}`} className="text-s soft mt-1.5">
          {t('duplicate', { name: of.name, state: t(`states.${state}`), n: distance })}
        </p>
      ))}
      {large !== null && (
        <Dialog open wide onClose={() => setLarge(null)} title={captions.get(large) ?? t('picture')} closeLabel={common('close')}>
          <Img about={about} id={large} alt={captions.get(large) ?? t('picture')} shown={shown} className="shot-large" />
          <p className="text-s soft mt-2 text-center" dir="auto">
            {pictures.find(({ id }) => id === large)?.caption}
          </p>
          {hash !== null && may('cases.decide') && (
            <p className="text-s text-center">
              <PageLink className="link" to={`${blocks}${blocks.includes('?') ? '&' : '?'}kind=photo_hash&value=${hash}`}>
                {t('blockPicture')}
              </PageLink>
            </p>
          )}
        </Dialog>
      )}
    </section>
  );
}

/** Profile 1, Profile 2, in the chat. */
function captionsOf(pictures: Case['pictures'], text: (n: number | null) => string): Map<string, string> {
  let n = 0;
  return new Map(
    pictures.map(({ id, kind }) => {
      if (kind === 'profile') n += 1;
      return [id, text(kind === 'profile' ? n : null)];
    }),
  );
}

interface ImgProps {
  readonly about: Case;
  readonly id: string;
  readonly alt: string;
  readonly shown: { readonly clear: boolean; readonly colour: boolean };
  readonly className?: string;
}

function Img({ about, id, alt, shown, className }: ImgProps) {
  const t = useTranslations('office.cases');
  const { about: query } = useOffice();
  const src = pictureUrl(query, about.number, id, shown);
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src)
    return (
      <span className="shot-failed text-s">
        <Icon name="image" />
        {t('pictureFailed')}
      </span>
    );
  return <img className={className} src={src} alt={alt} onError={() => setFailed(src)} />;
}

interface ShotProps extends Omit<ImgProps, 'alt' | 'className'> {
  readonly caption: string;
  readonly name: string;
  readonly reported: boolean;
  readonly onLarge: () => void;
}

function Shot({ caption, name, reported, onLarge, ...img }: ShotProps) {
  const t = useTranslations('office.cases');
  return (
    <figure className="shot-s">
      <button type="button" className="shot" aria-label={t('pictureLarge', { caption })} onClick={onLarge}>
        <Img {...img} alt={t(reported ? 'pictureAltReported' : 'pictureAlt', { caption, name })} />
      </button>
      <figcaption className="text-s soft">
        {caption}
        {reported && <Icon name="flag" />}
      </figcaption>
    </figure>
  );
}
