/** Maps errors of the driver to failures with code, constraint and message, without sent values. */
import { Problem } from '#kit/problem.ts';

/** Refused statement, which the caller may turn into a `Problem`. */
export class SqlError extends Error {
  /** SQLSTATE, for example `23505`. */
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(code: string, constraint: string | undefined, message: string) {
    super(message);
    this.name = 'SqlError';
    this.code = code;
    this.constraint = constraint;
  }
}

/** Serialisation failure and deadlock: a retry of the same transaction may succeed. */
const RETRYABLE_SQLSTATES = new Set(['40001', '40P01']);
/** Invalid byte sequence, invalid text representation, untranslatable character. */
const INVALID_TEXT_SQLSTATES = new Set(['22021', '22P02', '22P05']);
/** Error codes of sockets, then messages of pool and client that come without a code. */
const LOST_CONNECTION_CODE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH)/;
const LOST_CONNECTION_MESSAGE =
  /connection terminated|timeout exceeded|connection timeout|client has encountered a connection error|not queryable/i;

export function isRetryable(error: unknown): boolean {
  return error instanceof SqlError && RETRYABLE_SQLSTATES.has(error.code);
}

/** Code of a database that does not answer; a `Problem` of 503 may have another cause. */
export const UNAVAILABLE = 'database.unavailable';

export function unavailable(reason: string): Problem {
  return new Problem(503, UNAVAILABLE, `The database cannot answer: ${reason}`, {
    retryAfter: 2,
  });
}

/** Startup, shutdown, too many connections, cancelled statement, no space left, lost connection. */
function isOutage(code: string, message: string): boolean {
  return (
    /^(08|53|57)/.test(code) ||
    code === '58030' ||
    LOST_CONNECTION_CODE.test(code) ||
    LOST_CONNECTION_MESSAGE.test(message)
  );
}

/** The query builder's wrapper message contains every parameter, so only its cause is passed on. */
export function mapDriverError(error: unknown): Error {
  if (error instanceof Problem || error instanceof SqlError || !(error instanceof Error))
    return asError(error);
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (error.cause instanceof Error && typeof code !== 'string') return mapDriverError(error.cause);
  const sqlState = typeof code === 'string' ? code : '';
  const message = error.message.slice(0, 300);
  if (isOutage(sqlState, message)) return unavailable(message);
  if (INVALID_TEXT_SQLSTATES.has(sqlState))
    return new Problem(400, 'request.text', 'A text contains characters that cannot be stored');
  return sqlState === ''
    ? error
    : new SqlError(sqlState, typeof constraint === 'string' ? constraint : undefined, message);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('A statement failed without a message');
}
