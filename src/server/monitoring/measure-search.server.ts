/** Measures the calls of a fascia's search, embedded or hosted. */
import type { Search } from '#features/search/search.port.ts';
import { createHistogram } from '#kit/monitoring/metrics.server.ts';
import { withSpan } from '#kit/monitoring/tracing.server.ts';

const seconds = createHistogram({
  name: 'parade_search_seconds',
  help: 'Time of a search call; result is the class of its status',
  labelNames: ['fascia', 'call', 'result'],
  buckets: [0.0025, 0.01, 0.05, 0.25, 1],
});

/** The same search; its queries, and other calls, are measured by fascia. */
export function measureSearch(search: Search, fascia: string): Search {
  return {
    ...search,
    async handle(call) {
      const startedAt = performance.now();
      const name = callLabelOf(call.path);
      const response = await withSpan(`search ${name}`, () => search.handle(call));
      const result = resultLabelOf(response.status);
      seconds.observe({ fascia, call: name, result }, (performance.now() - startedAt) / 1000);
      return response;
    },
  };
}

function callLabelOf(path: string): 'query' | 'recommendation' | 'other' {
  if (path.includes('/recommendations')) return 'recommendation';
  return /\/(?:queries|query)(?:$|\?)/.test(path) ? 'query' : 'other';
}

function resultLabelOf(status: number): 'ok' | 'refused' | 'failed' {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
}
