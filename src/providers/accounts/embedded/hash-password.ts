/** Password hashes with argon2id, a few at a time: each takes 19 MiB and about 25 ms of a core. */
import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { createTaskLimiter } from '#kit/limits/task-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import { isSameSecret } from '#kit/secrets.server.ts';

const derive = promisify(argon2);

/** Cost parameters of argon2id; `memory` in KiB. */
export type HashCost = { readonly memory: number; readonly passes: number };

/** OWASP's second recommended setting for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST: HashCost = { memory: 19_456, passes: 2 };

/** One limit for the whole process, which more parallel hashes would block. */
const runHash = createTaskLimiter({
  concurrency: 4,
  maxQueued: 100,
  refuse: () =>
    new Problem(503, 'account.busy', 'Too many passwords are being checked', { retryAfter: 2 }),
});

export type Passwords = {
  /** Hashes a password; returns a PHC string. */
  readonly hash: (password: string) => Promise<string>;
  readonly isOf: (hash: string, password: string) => Promise<boolean>;
  /**
   * Hash that no password matches, checked for unknown addresses so that they take the same time.
   */
  readonly dummyHash: string;
};

export function createPasswords(cost: HashCost = COST): Passwords {
  const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$`;
  const deriveTag = (password: string, nonce: Uint8Array): Promise<Buffer> =>
    runHash(() =>
      derive('argon2id', {
        message: password.normalize('NFC'),
        nonce,
        ...cost,
        parallelism: 1,
        tagLength: 32,
      }),
    );
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const tag = await deriveTag(password, salt);
      return `${prefix}${salt.toString('base64url')}$${tag.toString('base64url')}`;
    },
    async isOf(hash, password) {
      const [salt, tag] = hash.slice(prefix.length).split('$');
      if (!hash.startsWith(prefix) || !salt || !tag)
        throw new Error('The stored password hash has an unknown format.');
      const actualTag = await deriveTag(password, Buffer.from(salt, 'base64url'));
      return isSameSecret(actualTag.toString('base64url'), tag);
    },
    dummyHash: `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`,
  };
}
