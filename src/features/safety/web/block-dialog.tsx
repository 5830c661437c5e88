import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Namespace } from '#platform/web/data/catalogs.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Dialog } from '#platform/web/ui/index.ts';
import { useBlock } from './use-block.ts';

interface Props {
  readonly open: boolean;
  /** Profile id of the member to block. */
  readonly member: number;
  /** In the reader's language, each page with its own consequences. */
  readonly texts: { readonly title: string; readonly text: string; readonly confirm: string };
  /** The catalog with the texts of errors. */
  readonly errors: Namespace;
  /** Below the text. */
  readonly children?: ReactNode;
  readonly onBlocked: () => void | Promise<void>;
  readonly onClose: () => void;
}

/** Asks for confirmation and blocks. From then on neither member can see the other. */
export function BlockDialog({ open, member, texts: { title, text, confirm }, errors, children, onBlocked, onClose }: Props) {
  const common = useTranslations('common.action');
  const errorText = useErrorText(errors);
  const { mutate, isPending, error, reset } = useBlock();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button
            kind="ink"
            icon="prohibit"
            loading={isPending}
            onClick={() => mutate({ id: member, blocked: true }, { onSuccess: onBlocked })}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p className="text-pretty">{text}</p>
      {children}
      {error && (
        <Alert className="mt-4" tone="note" icon="warning-circle" live>
          {errorText(error)}
        </Alert>
      )}
    </Dialog>
  );
}
