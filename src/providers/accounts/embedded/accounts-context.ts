/** Dependencies of functions that handle passwords: the database and the password hasher. */
import type { Database } from '#database/database.ts';
import type { Passwords } from './hash-password.ts';

export type AccountsContext = { readonly database: Database; readonly passwords: Passwords };
