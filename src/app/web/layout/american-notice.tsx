import { PageLink } from '#platform/web/ui/index.ts';

/**
 * Notices that laws of the United States require. Not in a catalog, because it is shown in English only (specification §1), in every
 * country.
 */
export function AmericanNotice() {
  return (
    <p lang="en-US">
      US residents: we do not sell or share your personal information, and we do not conduct criminal background checks.{' '}
      <PageLink className="link" to="/pages/privacy#rights">
        Your privacy choices
      </PageLink>{' '}
      ·{' '}
      <PageLink className="link" to="/pages/safety">
        Safety tips
      </PageLink>
    </p>
  );
}
