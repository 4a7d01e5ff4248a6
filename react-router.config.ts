/**
 * Builds the app from `src`, and puts the manifest of all pages into each page
 * (`deferred-scripts.tsx`): with lazy discovery, selecting a colour would need a request.
 */
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
