/** Cheap password hashes, for tests of other subjects. */
import { createPasswords } from './hash-password.ts';

export const quickPasswords = createPasswords({ memory: 8, passes: 1 });
