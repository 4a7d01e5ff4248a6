/** Structured log on standard output, without the fields named here. */
import { pino } from 'pino';
import type { Log } from '#kit/log.ts';

const REDACTED = ['email', 'password', 'token', 'cookie', 'authorization', 'username', 'ip'];

export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`]), remove: true },
    },
    pino.destination({ sync: false }),
  );
}
