/** Hashes that cost next to nothing, for tests that are about something else. */
import { createPasswords } from './hash-password.ts';

export const quickPasswords = createPasswords({ memory: 8, passes: 1 });
