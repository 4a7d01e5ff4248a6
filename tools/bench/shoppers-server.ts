/** Search endpoint over generated records in its own process, for `npm run bench -- shoppers`. */
import { serve } from '@hono/node-server';
import { searchRecords } from '#features/search/search.fixtures.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { handleSearchRequest } from '#server/endpoints/search-http.ts';

const search = await createMemorySearch(
  createMemoryCatalogue(searchRecords(Number(process.argv[2]))),
  { onEvents: () => {} },
);
await search.ready();
const server = serve(
  { fetch: (request) => handleSearchRequest(request, search), hostname: '127.0.0.1', port: 0 },
  ({ port }) => process.send?.({ port }),
);
process.on('message', () =>
  process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }),
);
process.once('disconnect', () => server.close(() => process.exit()));
