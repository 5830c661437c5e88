import { findBinaries } from '../../src/platform/server/db/postgres-binaries.ts';

// The start links the libraries of PostgreSQL where no install script did. A site without rights to its own packages could not. Systems
// without this package have a DATABASE_URL.
await findBinaries().catch(() => {});
