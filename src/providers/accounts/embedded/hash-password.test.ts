/** Tests of password hashes at their production cost: format, verification, concurrency. */
import { expect, test } from 'vitest';
import { createPasswords } from './hash-password.ts';

const passwords = createPasswords();

test('a hash is argon2id at the cost that OWASP recommends, salted anew each time', async () => {
  const [first, second] = await Promise.all([
    passwords.hash('a quiet green door'),
    passwords.hash('a quiet green door'),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(second).not.toBe(first);
});

test('a hash matches only its own password, in any Unicode form of its accents', async () => {
  const hash = await passwords.hash('caf\u00e9 au lait');
  expect(await passwords.isOf(hash, 'cafe\u0301 au lait')).toBe(true);
  expect(await passwords.isOf(hash, 'cafe au lait')).toBe(false);
  expect(await passwords.isOf(passwords.dummyHash, 'caf\u00e9 au lait')).toBe(false);
});

test('a hash of another kind is an error, not a wrong password', async () => {
  await expect(passwords.isOf('$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA', 'x')).rejects.toThrow(
    'unknown format',
  );
});

test('more than a hundred that wait get a 503', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 110 }, () => createPasswords({ memory: 8, passes: 1 }).hash('x')),
  );
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason.code] : [],
  );
  expect(refused).toEqual(Array.from({ length: 6 }, () => 'account.busy'));
});
