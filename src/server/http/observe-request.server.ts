/** Observes every request: id, trace, log, metrics and the headers of all responses. */
import {
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '#kit/log.ts';
import { currentTracer } from '#kit/monitoring/tracing.server.ts';
import type { Site } from '../app/shop.server.ts';
import { writeAccessLog } from '../monitoring/access-log.server.ts';
import type { Metrics } from '../monitoring/metrics.server.ts';
import {
  type CallerTrace,
  parseCallerTrace,
  parseRequestId,
} from '../monitoring/request-identity.server.ts';
import { setFixedHeaders } from './security.server.ts';

export type HttpAppEnv = {
  Variables: {
    site: Site;
    log: Log;
    requestId: string;
    /** Pattern of a page's path; other paths are named by their handler. */
    pageRoute: string;
  };
};

export type ObserverDeps = {
  readonly metrics: Metrics;
  readonly log: Log;
  /** Writes one line for each request. */
  readonly accessLog: boolean;
};

/** Probes and scrapes, which are frequent. */
const UNOBSERVED = new Set(['/healthz', '/readyz', '/readyz/write', '/metrics']);

export function observeRequests(deps: ObserverDeps): MiddlewareHandler<HttpAppEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    const { method, headers, url } = c.req.raw;
    const requestId = parseRequestId(headers);
    c.set('requestId', requestId);
    const caller = parseCallerTrace(headers);
    await inSpan(method, caller, async (span) => {
      const traceId = span?.spanContext().traceId ?? caller?.traceId;
      const log = deps.log.child({ requestId, ...(traceId && { traceId }) });
      c.set('log', log);
      await next();
      // Hono drops the body of a response to HEAD without ending its stream.
      if (method === 'HEAD') await c.res.body?.cancel();
      setFixedHeaders(c.res.headers);
      c.res.headers.set('x-request-id', requestId);
      if (UNOBSERVED.has(c.req.path)) return;
      const route = c.var.pageRoute ?? routePath(c);
      const fascia = c.var.site?.fascia.code ?? '';
      const { status } = c.res;
      const milliseconds = performance.now() - startedAt;
      deps.metrics.observe(route, fascia, status, milliseconds);
      if (span) describeSpan(span, { method, route, fascia, status });
      const timing = c.res.headers.get('server-timing');
      if (deps.accessLog)
        writeAccessLog(log, { method, route, url, fascia, status, milliseconds, timing });
    });
  };
}

/** Without an exporter there is no span. */
async function inSpan(
  name: string,
  caller: CallerTrace | null,
  work: (span: Span | null) => Promise<void>,
): Promise<void> {
  const tracer = currentTracer();
  if (!tracer) return await work(null);
  const options = { kind: SpanKind.SERVER };
  await tracer.startActiveSpan(name, options, withRemoteParent(caller), async (span) => {
    try {
      await work(span);
    } finally {
      span.end();
    }
  });
}

function withRemoteParent(caller: CallerTrace | null): Context {
  const root = context.active();
  if (!caller) return root;
  const { traceId, spanId, isSampled } = caller;
  return trace.setSpanContext(root, {
    ...{ traceId, spanId, isRemote: true },
    traceFlags: isSampled ? 1 : 0,
  });
}

type SpanDetails = {
  readonly method: string;
  readonly route: string;
  readonly fascia: string;
  readonly status: number;
};

/** Names of OpenTelemetry's semantic conventions. */
function describeSpan(span: Span, { method, route, fascia, status }: SpanDetails): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'parade.fascia': fascia,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}
