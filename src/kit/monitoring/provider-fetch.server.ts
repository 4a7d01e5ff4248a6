/** Requests to hosted providers continue the trace (https://www.w3.org/TR/trace-context/). */
import { isSpanContextValid, trace } from '@opentelemetry/api';

/** Returns the header `traceparent` for a child of the current span; none outside a trace. */
export function traceHeaders(): Record<string, string> {
  const current = trace.getActiveSpan()?.spanContext();
  if (!current || !isSpanContextValid(current)) return {};
  const { traceId, spanId, traceFlags } = current;
  const flags = traceFlags.toString(16).padStart(2, '0');
  return { traceparent: `00-${traceId}-${spanId}-${flags}` };
}

/**
 * The `fetch` of a provider. It sends the trace to the origins of `urls`, those of its
 * configuration, and to no other host: a redirect is an error, since keys and trace would follow
 * it.
 */
export function createProviderFetch(...urls: readonly string[]): typeof fetch {
  const origins = new Set(urls.map((url) => new URL(url).origin));
  return (input, init) => {
    const request = { redirect: 'error', ...init } as const;
    const { origin } = new URL(input instanceof Request ? input.url : input);
    const tracing = origins.has(origin) ? Object.entries(traceHeaders()) : [];
    if (tracing.length === 0) return fetch(input, request);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    for (const [name, value] of tracing) headers.set(name, value);
    return fetch(input, { ...request, headers });
  };
}
