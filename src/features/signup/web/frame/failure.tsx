import type { Namespace } from '#platform/web/data/catalogs.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { DecisionLink } from '#platform/web/shell/decision-link.tsx';
import { Alert } from '#platform/web/ui/index.ts';

interface Props {
  readonly error: Error | null;
  /** Namespaces in which the error text is looked up first. */
  readonly features: readonly Namespace[];
}

/** An error that belongs to no field: no connection, rate limit, signups closed meanwhile. */
export function Failure({ error, features }: Props) {
  const errorText = useErrorText(...features);
  if (error === null) return null;
  return (
    <Alert tone="note" icon="warning-circle" live>
      {errorText(error)}
      <DecisionLink error={error} />
    </Alert>
  );
}
