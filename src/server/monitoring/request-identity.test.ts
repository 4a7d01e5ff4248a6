/** Tests of request ids and trace context from other servers. */
import { expect, test } from 'vitest';
import { parseCallerTrace, parseRequestId } from './request-identity.server.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test.each(['8f14e45fceea167a5a36dedd4bea2543', 'lb-1.example_7', crypto.randomUUID()])(
  'the id %s of a proxy is kept',
  (id) => {
    expect(parseRequestId(new Headers({ 'x-request-id': id }))).toBe(id);
  },
);

test.each([
  'short',
  'a'.repeat(65),
  '<script>alert(1)</script>',
  'a b c d e f g h',
  '"},{"level":50',
  '-starts-with-a-dash',
  '',
])('the id %j is replaced', (id) => {
  expect(parseRequestId(new Headers({ 'x-request-id': id }))).toMatch(UUID);
});

test('a request without an id gets one', () => {
  expect(parseRequestId(new Headers())).toMatch(UUID);
});

test.each([
  [`00-${TRACE}-${SPAN}-01`, true],
  [`00-${TRACE}-${SPAN}-00`, false],
  [`01-${TRACE}-${SPAN}-01-later`, true],
])('the trace of %s is read', (traceparent, isSampled) => {
  expect(parseCallerTrace(new Headers({ traceparent }))).toEqual({
    traceId: TRACE,
    spanId: SPAN,
    isSampled,
  });
});

test.each([
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01-more`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  'nonsense',
])('%s is no trace', (traceparent) => {
  expect(parseCallerTrace(new Headers({ traceparent }))).toBeNull();
});
