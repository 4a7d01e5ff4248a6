/** Dependencies of account functions: database, password hasher and jobs. */
import type { Database } from '#database/database.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import type { Passwords } from './hash-password.ts';

export type AccountsContext = {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly passwords: Passwords;
};
