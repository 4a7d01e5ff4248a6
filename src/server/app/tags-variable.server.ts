/** Format of the environment variable `TAGS`: tags of other companies by fascia (OPS-3). */
import { z } from 'zod';

/** Origin for the content security policy: a host without a path. */
const origin = z
  .url({ protocol: /^https$/, hostname: /^[\w.-]+$/ })
  .refine((url) => new URL(url).href === `${new URL(url).origin}/`, {
    message: 'an origin as https://tags.example.com, no path',
  })
  .transform((url) => new URL(url).origin);

const tagManager = z.strictObject({
  id: z.string().regex(/^GTM-[A-Z\d]+$/, 'an id as GTM-XXXXXXX'),
  origin: origin.exactOptional(),
});

const dataPlatform = z.strictObject({ token: z.string().min(1), target: origin });

const tags = z
  .strictObject({
    tagManager: tagManager.exactOptional(),
    dataPlatform: dataPlatform.exactOptional(),
  })
  .refine((settings) => Object.keys(settings).length > 0, { message: 'names no tag' });

export const tagsByFascia = z.record(z.string(), tags);
