/** Where the app lives. Each page carries the manifest of all pages (late-scripts.tsx): with lazy discovery a choice of colour would need the network. */
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
