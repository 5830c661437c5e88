import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Field, TextInput } from '#platform/web/ui/index.ts';
import { slugProblem } from '#features/operator-pages/contract/slug.ts';

interface Props {
  readonly onClose: () => void;
  readonly onOpen: (key: string) => void;
}

/** The address of a new page; its texts are written in the editor. */
export function NewPageDialog({ onClose, onOpen }: Props) {
  const t = useTranslations('office-content.create');
  const [key, setKey] = useState('');
  const [tried, setTried] = useState(false);
  const problem = slugProblem(key.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) onOpen(key.trim());
    else setTried(true);
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('cancel')} guarded={key !== ''}>
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <Field label={t('key')} help={t('help')} error={tried && problem !== null ? t(problem) : undefined}>
          <TextInput
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={key}
            onChange={(event) => setKey(event.target.value)}
          />
        </Field>
        <div className="row">
          <Button type="submit" kind="primary">
            {t('open')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
