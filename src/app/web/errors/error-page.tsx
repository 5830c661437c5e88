import { Component, type ReactNode } from 'react';
import { Link } from 'react-router';
import { loadPart } from '#platform/web/shell/load-part.tsx';

/** The server preloads it before rendering. A browser preloads it a second after the first page, in case the connection is lost later. */
export const ErrorMessage = loadPart(async () => (await import('./error-message.tsx')).ErrorMessage, { Absent: LastWords });

/** Shown inside the layout when a page fails. */
export function ErrorPage() {
  return (
    <LastResort>
      <ErrorMessage />
    </LastResort>
  );
}

class LastResort extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LastWords /> : this.props.children;
  }
}

/** Shown when even the error page fails: hard-coded English, because loading the texts may have failed. */
function LastWords() {
  return (
    <main className="wrap py-12" lang="en">
      <p className="text-l">An error occurred while showing the error page</p>
      <Link className="link" to="/" reloadDocument>
        Home
      </Link>
    </main>
  );
}
