import { type Ref, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, TextInput } from '#platform/web/ui/index.ts';
import { acceptsCounted } from '#features/cases/contract/photo-rules.ts';
import { KeyHint } from '../../kit/keys/use-keys.tsx';
import type { Sums } from '../state/choices.ts';

interface Props {
  readonly ref: Ref<HTMLFormElement>;
  /** The number to type, where it has to be. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly sums: Sums;
  /** Photos that are blurred are not seen. */
  readonly blurred: boolean;
  readonly sending: boolean;
  readonly onSend: (count: number) => void;
}

/** What the button would do, in numbers; many accepted ones have to be typed. */
export function StackFoot({ ref, field, sums: { accepted, rejected, unseen }, blurred, sending, onSend }: Props) {
  const t = useTranslations('office.photos');
  const [typed, setTyped] = useState('');
  const counted = accepted > acceptsCounted;
  const nothing = accepted + rejected === 0;
  const wrong = counted && Number(typed) !== accepted;
  return (
    <form
      ref={ref}
      className="ph-foot"
      onSubmit={(event) => {
        event.preventDefault();
        if (!nothing && !wrong && !sending) onSend(accepted);
      }}
    >
      <p className="sum" role="status">
        <span>{t.rich('sumAccepted', { n: accepted, b })}</span>
        <span>{t.rich('sumRejected', { n: rejected, b })}</span>
        <span>{t.rich(blurred && unseen > 0 ? 'sumBlurred' : 'sumUnseen', { n: unseen, b })}</span>
      </p>
      <span className="row ph-act">
        {counted && (
          <label className="ph-type">
            <span>{t('type', { n: acceptsCounted })}</span>
            <TextInput
              ref={field}
              inputMode="numeric"
              autoComplete="off"
              className="slim"
              value={typed}
              aria-invalid={typed !== '' && wrong}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
        )}
        <Button kind="primary" size="small" type="submit" disabled={nothing || wrong} loading={sending}>
          {nothing ? t('nothingSeen') : t('send', { accepted, rejected })}
          <KeyHint act="do" />
        </Button>
      </span>
    </form>
  );
}

const b = (words: React.ReactNode) => <b>{words}</b>;
