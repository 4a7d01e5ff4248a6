/** Tests of traces: spans below a request, and none without a collector. */
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { afterEach, expect, test } from 'vitest';
import { withSpan } from '#kit/monitoring/tracing.server.ts';
import { createTestHttpApp } from '#test/create-test-http-app.ts';
import { startTracing } from './start-tracing.server.ts';

let stop = async () => {};
afterEach(() => stop());

function collectSpans(): { readonly spans: ReadableSpan[]; readonly exporter: SpanExporter } {
  const spans: ReadableSpan[] = [];
  return {
    spans,
    exporter: {
      export(batch, done) {
        spans.push(...batch);
        done({ code: 0 });
      },
      shutdown: async () => {},
    },
  };
}

const app = createTestHttpApp({
  pages: {
    nameRoute: async () => '/product/:slug',
    handleApi: async () => new Response('{}'),
    handlePage: async () => await withSpan('render', async () => new Response('page')),
  },
});
const get = (headers: Record<string, string> = {}) =>
  app.request('http://localhost/product/coat?token=secret', {
    headers: { host: 'localhost', ...headers },
  });

async function trace(ratio: number, headers?: Record<string, string>): Promise<ReadableSpan[]> {
  const { spans, exporter } = collectSpans();
  stop = await startTracing(
    { endpoint: 'http://collector.test', service: 'parade', ratio },
    exporter,
  );
  await get(headers);
  await stop();
  return spans;
}

test('a request has a span with its route, and child spans for its work', async () => {
  const spans = await trace(1);
  const [render, request] = spans;
  expect(request).toMatchObject({
    name: 'GET /product/:slug',
    attributes: {
      ...{ 'http.request.method': 'GET', 'http.route': '/product/:slug' },
      ...{ 'http.response.status_code': 200, 'parade.fascia': 'aldermoor' },
    },
  });
  expect(render?.name).toBe('render');
  expect(render?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  expect(JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]))).not.toContain(
    'secret',
  );
});

test('the trace of the caller is continued', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const spans = await trace(1, { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  expect(spans.map((span) => span.spanContext().traceId)).toEqual([traceId, traceId]);
  expect(spans.at(-1)?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7');
});

test('a caller can leave its request out, but not force one to be traced', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${traceId}-00f067aa0ba902b7`;
  expect(await trace(1, { traceparent: `${traceparent}-00` })).toEqual([]);
  expect(await trace(0, { traceparent: `${traceparent}-01` })).toEqual([]);
});

test('without a collector there are no spans', async () => {
  const { spans } = collectSpans();
  expect((await get()).status).toBe(200);
  expect(spans).toEqual([]);
});
