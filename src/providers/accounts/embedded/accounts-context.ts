/** What works with passwords is given: where customers are kept, and how passwords are hashed. */
import type { Database } from '#database/database.ts';
import type { Passwords } from './hash-password.ts';

export type AccountsContext = { readonly database: Database; readonly passwords: Passwords };
