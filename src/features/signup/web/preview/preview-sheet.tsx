import { useTranslations } from 'use-intl';
import { Face, IconButton, Photo, Sheet, Tag } from '#platform/web/ui/index.ts';
import { photoOf } from '#features/photos/web/index.ts';
import type { EditableStep, Preview, PreviewEdits } from './preview.ts';

interface Props {
  readonly preview: Preview;
  readonly edits: PreviewEdits;
  readonly onClose: () => void;
}

/** The visitor's own card as others will see it. Answers of other steps can be edited from here. */
export function PreviewSheet({ preview: { name, age, wish, place, photo, upload, interests, answer }, edits, onClose }: Props) {
  const t = useTranslations('signup.preview');
  const common = useTranslations('common.action');
  const message = useTranslations('signup.message');
  const prompt = useTranslations('prompts.prompt');
  const interest = useTranslations('members.interest');
  const saying = useTranslations('members.wish');
  const editOf = (step: EditableStep) => {
    const edit = edits[step];
    if (edit === undefined) return null;
    const go = () => {
      onClose();
      edit();
    };
    return <IconButton icon="pencil-simple" label={t(`edit.${step}`)} onClick={go} />;
  };
  return (
    <Sheet open light title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <div className="preview-card">
        <div className="preview-photo">
          {upload !== null ? (
            <Photo src={upload} width={640} height={800} alt="" />
          ) : photo !== null ? (
            <Photo {...photoOf(photo)} sizes="360px" alt="" />
          ) : (
            <Face alt={message('noPhoto')} size={120} />
          )}
          {editOf('photo')}
        </div>
        <div className="preview-row">
          <div>
            <p className="title-m">{age === null ? name.trim() || '…' : message('who', { name: name.trim() || '…', age })}</p>
            {place !== null && <p className="soft">{place}</p>}
          </div>
          {editOf('name')}
        </div>
        {(answer !== null || edits.sentence !== undefined) && (
          <div className="preview-row preview-answer">
            {answer === null ? (
              <p className="soft">{t('noAnswer')}</p>
            ) : (
              <div>
                <p className="text-m soft">{prompt(answer.prompt)}</p>
                <p className="title-s wrap-anywhere" dir="auto">
                  {answer.answer}
                </p>
              </div>
            )}
            {editOf('sentence')}
          </div>
        )}
        {wish !== null && (
          <div className="preview-row">
            <p className="preview-wish">{saying(wish)}</p>
            {editOf('wish')}
          </div>
        )}
        {interests.length > 0 && (
          <p className="preview-row flex-wrap">
            {interests.map((one) => (
              <Tag key={one} icon={`interest-${one}`}>
                {interest(one)}
              </Tag>
            ))}
          </p>
        )}
      </div>
    </Sheet>
  );
}
