import { findBinaries } from '../../src/platform/server/db/postgres-binaries.ts';

// The start links the libraries of PostgreSQL where no install script did, and could not do so on a read-only disk.
await findBinaries();
