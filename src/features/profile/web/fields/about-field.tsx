import { useTranslations } from 'use-intl';
import { lengthOf } from '#platform/contract/text/text.ts';
import { Field, TextArea } from '#platform/web/ui/index.ts';
import { maxAboutLength } from '../../contract/rules.ts';
import { HiddenNote } from './hidden-note.tsx';
import { useHidden } from '../state/use-hidden.ts';

interface Props {
  readonly value: string;
  readonly onChange: (about: string) => void;
  readonly onLeave?: () => void;
  readonly error?: string | null;
}

/** The counter is shown when fewer characters than this are left. */
const counterThreshold = 200;

export function AboutField({ value, onChange, onLeave, error }: Props) {
  const t = useTranslations('profile.about');
  const isHidden = useHidden();
  const n = value.length > maxAboutLength - counterThreshold ? lengthOf(value) : 0;
  return (
    <Field
      label={t('label')}
      aside={isHidden('about') && <HiddenNote />}
      error={error}
      help={n > maxAboutLength - counterThreshold ? <span className="num">{t('count', { n, max: maxAboutLength })}</span> : t('help')}
    >
      <TextArea name="about" rows={6} value={value} onChange={({ target }) => onChange(target.value)} onBlur={onLeave} />
    </Field>
  );
}
