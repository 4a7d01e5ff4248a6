/** Starts the export of traces by OpenTelemetry; its packages are loaded only then. */
import { context, trace } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { setTracer } from '#kit/monitoring/tracing.server.ts';
import type { TracingSettings } from '../app/environment.server.ts';

/** `exporter` replaces the one over OTLP and HTTP. The returned function flushes pending spans. */
export async function startTracing(
  { endpoint, service, ratio }: TracingSettings,
  exporter?: SpanExporter,
): Promise<() => Promise<void>> {
  const [sdk, otlp, hooks, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
  ]);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const sampled = new sdk.TraceIdRatioBasedSampler(ratio);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    // A caller may leave a request out, but not have more of them traced.
    sampler: new sdk.ParentBasedSampler({ root: sampled, remoteParentSampled: sampled }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: exporter ?? new otlp.OTLPTraceExporter({ url }) }),
    ],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  setTracer(provider.getTracer('parade'));
  return async () => {
    setTracer(null);
    await provider.shutdown();
    context.disable();
    trace.disable();
  };
}
