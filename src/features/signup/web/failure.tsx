import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert } from '#platform/web/ui/index.ts';

interface Props {
  readonly error: Error | null;
  /** Whose sentences are asked first. */
  readonly features: readonly string[];
}

/** What is not one field's matter: no connection, too fast, closed in the meantime. */
export function Failure({ error, features }: Props) {
  const errorText = useErrorText(...features);
  if (error === null) return null;
  return (
    <Alert tone="note" icon="warning-circle" live>
      {errorText(error)}
    </Alert>
  );
}
