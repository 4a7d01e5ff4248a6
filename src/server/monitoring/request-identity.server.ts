/** Identity of a request in logs and traces: its id, and the trace of the caller. */
import { randomUUID } from 'node:crypto';

/** Trace context of the caller (https://www.w3.org/TR/trace-context/). */
export type CallerTrace = {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
};

/** Ids of common proxies; nothing that would need escaping in a log, a header or a page. */
const SAFE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

const TRACEPARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** The id that a proxy has given, if it has a safe form, else a new one. */
export function parseRequestId(headers: Headers): string {
  const requestId = headers.get('x-request-id');
  return requestId !== null && SAFE_ID.test(requestId) ? requestId : randomUUID();
}

/** Null without a valid `traceparent`. */
export function parseCallerTrace(headers: Headers): CallerTrace | null {
  const header = headers.get('traceparent');
  if (header === null) return null;
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  // Version 00 ends with the flags.
  if (header.startsWith('00-') && header.length !== 55) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
