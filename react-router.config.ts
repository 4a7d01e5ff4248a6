/** Where the app lives. Routes are fetched lazily, so a page carries only its own part of the manifest. */
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
} satisfies Config;
