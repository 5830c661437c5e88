import { useTranslations } from 'use-intl';
import { shortened } from '#platform/contract/text/text.ts';
import { ChoiceChips } from '#platform/web/ui/index.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { type Draft, itemKey } from '../state/draft.ts';

interface Props {
  readonly about: Case;
  readonly draft: Draft;
  readonly change: (change: Partial<Omit<Draft, 'ids'>>) => void;
}

/** Characters of a message that name it. */
const longestLabel = 40;

/** Which of several reported photos and messages are removed. */
export function ItemChoices({ about, draft, change }: Props) {
  const t = useTranslations('office.cases');
  if (draft.choice !== 'remove') return null;
  const photos = about.pictures.flatMap(({ item, caption }) => (item === null ? [] : [{ item, caption }]));
  const messages = about.lines.flatMap(({ lines }) =>
    lines.filter(({ reported, who }) => reported !== null && who.id === about.subject?.id),
  );
  const choices = [
    ...photos.map(({ item, caption }, at) => ({
      value: itemKey({ content: 'photo', id: item }),
      label: [t('itemPhoto', { n: at + 1 }), shortened(caption, longestLabel)].filter(Boolean).join(': '),
    })),
    ...messages.map(({ id, text }) => ({
      value: itemKey({ content: 'message', id }),
      label: text === '' ? t('itemMessage') : t('itemQuoted', { text: shortened(text, longestLabel) }),
    })),
  ];
  if (choices.length < 2) return null;
  return (
    <div className="grid gap-1.5">
      <ChoiceChips small multiple legend={t('items')} value={draft.items} onChange={(items) => change({ items })} choices={choices} />
      <p className="text-s soft">{t('itemsHelp')}</p>
    </div>
  );
}
