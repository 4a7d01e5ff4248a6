/** OpenTelemetry spans around work of the server; without an exporter, no spans are made. */
import { type Attributes, type Span, SpanStatusCode, type Tracer } from '@opentelemetry/api';

let tracer: Tracer | null = null;

/** Null ends tracing. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

export function currentTracer(): Tracer | null {
  return tracer;
}

/** Runs `work` in a span below the current one. */
export function withSpan<T>(name: string, work: () => Promise<T>, attributes?: Attributes) {
  if (!tracer) return work();
  const options = attributes ? { attributes } : {};
  return tracer.startActiveSpan(name, options, (span) => runInSpan(span, work));
}

/** Ends the span with the work. Messages of errors are left out: they may contain personal data. */
async function runInSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}
