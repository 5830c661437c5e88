import { useTranslations } from 'use-intl';
import { ButtonLink, Chip, Field, Icon, TextArea } from '#platform/web/ui/index.ts';
import type { Addressee } from '#features/signup/web/index.ts';
import { useFirstMessage } from './use-first-message.ts';

const ideas = ['day', 'place', 'smile'] as const;

/** The first message, and the way to an account with it. */
export function MeetWrite({ member }: { readonly member: Addressee }) {
  const t = useTranslations('member-landings');
  const signup = useTranslations('signup.message');
  const { id, name } = member;
  const { text, write, length, max, isKept, signup: address } = useFirstMessage(id);
  return (
    <div className="meet-write">
      <Field
        label={t('label', { name })}
        aside={
          <span className="num" aria-hidden="true">
            {signup('count', { n: length, max })}
          </span>
        }
        error={length > max && t('tooLong', { max })}
      >
        <TextArea name="first_message" rows={3} value={text} onChange={(event) => write(event.currentTarget.value)} />
      </Field>
      {length === 0 && (
        <div className="chips meet-ideas" role="group" aria-label={t('ideas')}>
          {ideas.map((idea) => (
            <Chip key={idea} onClick={() => write(t(`idea.${idea}`))}>
              {t(`idea.${idea}`)}
            </Chip>
          ))}
        </div>
      )}
      <p className="text-s soft meet-kept" role="status">
        {isKept && (
          <>
            <Icon name="check-circle" />
            <span>{t('kept', { name })}</span>
          </>
        )}
      </p>
      <ButtonLink kind="primary" size="tall" wide to={address}>
        {isKept ? t('go') : t('goWithout')}
        <Icon name="arrow-right" />
      </ButtonLink>
      <p className="text-s soft text-pretty">{t('waits', { name })}</p>
    </div>
  );
}
