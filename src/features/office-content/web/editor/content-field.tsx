import { useTranslations } from 'use-intl';
import type { Language } from '#platform/contract/languages.ts';
import { Checkbox, Field, SelectInput, TextArea, TextInput } from '#platform/web/ui/index.ts';
import type { Lang, ListReply, PieceOf } from '../queries.ts';
import { useNames } from '../use-names.ts';
import { type FieldName, mostOf, numberOf } from '../fields/typed.ts';

interface Props {
  readonly piece: Pick<PieceOf, 'kind' | 'key'>;
  readonly language: Lang;
  readonly name: FieldName;
  readonly value: string | boolean;
  readonly list: ListReply;
  /** The same field in the site's language; null: this is it. */
  readonly source: { readonly language: Language; readonly text: string } | null;
  readonly onChange: (value: string | boolean) => void;
}

/** One field of a text, beside the words that it translates. */
export function ContentField(props: Props) {
  const { source, name } = props;
  const t = useTranslations('office-content.editor');
  const { languageName } = useNames();
  if (source === null) return <Control {...props} />;
  return (
    <div className="beside">
      <div className="source">
        <p className="text-s soft">{t('source', { language: languageName(source.language) })}</p>
        <p lang={source.language} className={name === 'body' ? 'source-body' : undefined}>
          {source.text === '' ? <span className="soft">{t('noSource')}</span> : source.text}
        </p>
      </div>
      <Control {...props} />
    </div>
  );
}

function Control({ piece: { kind }, language, name, value, list, onChange }: Props) {
  const t = useTranslations('office-content.fields');
  const c = useTranslations('office-content');
  if (name === 'hidden' || name === 'offered') {
    const label = name === 'offered' ? t('offered') : t(hiddenWords[kind] ?? 'hidden');
    return <Checkbox label={label} checked={value === true} onChange={(event) => onChange(event.target.checked)} />;
  }
  const text = String(value);
  if (name === 'film')
    return (
      <Field label={t('film')}>
        <SelectInput value={text} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('filmOwn')}</option>
          {list.films.map((film) => (
            <option key={film} value={film}>
              {film}
            </option>
          ))}
        </SelectInput>
      </Field>
    );
  if (name === 'price' || name === 'position') {
    const help = name === 'price' ? t('priceHelp', { n: list.gift_credits }) : t('positionHelp');
    return (
      <Field label={t(name)} help={help} error={numberOf(text) === undefined ? t('number') : undefined}>
        <TextInput inputMode="numeric" autoComplete="off" maxLength={5} value={text} onChange={(event) => onChange(event.target.value)} />
      </Field>
    );
  }
  const most = mostOf(kind, name) ?? 0;
  const shared = {
    lang: language ?? undefined,
    value: text,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  const isLong = name === 'body' || name === 'lead' || kind === 'icebreaker';
  return (
    <Field
      label={kind === 'page' && name === 'lead' ? t('leadOfPage') : t(name)}
      aside={text === '' ? (name === 'lead' ? t('optional') : undefined) : t('of', { n: text.length, most })}
      help={helpOf(kind, name, t)}
      error={text.length > most ? c('tooLong', { most }) : undefined}
    >
      {isLong ? <TextArea rows={name === 'body' ? 16 : 3} {...shared} /> : <TextInput autoComplete="off" {...shared} />}
    </Field>
  );
}

const hiddenWords = {
  page: 'hiddenPage',
  icebreaker: 'hiddenIcebreaker',
  teaser: 'hiddenTeaser',
  lander: null,
  gift: null,
  legal: null,
} as const;

function helpOf(
  kind: PieceOf['kind'],
  name: FieldName,
  t: ReturnType<typeof useTranslations<'office-content.fields'>>,
): string | undefined {
  if (name === 'body') return t('bodyHelp');
  if (kind === 'page' && name === 'lead') return t('leadHelp');
  if (kind === 'lander') return t('ours');
  return kind === 'icebreaker' ? t('icebreakerHelp') : undefined;
}
