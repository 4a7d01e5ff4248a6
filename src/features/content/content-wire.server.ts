/** What the content command and the running shop say to each other: a call by name, and its answer. */
import { z } from 'zod';

const name = z.string().min(1).max(500);
const scope = { fascia: name, locale: name };
const names = z.array(name).max(2_000);
const page = z.strictObject({
  path: name.regex(/^[\w-]+(\/[\w-]+)*$/, 'a path has words, dashes and slashes'),
  title: z.string().min(1).max(500),
  description: z.string().max(2_000),
  sections: z.array(z.unknown()).max(200),
  removeComponentVerticalPadding: z.boolean().exactOptional(),
});

export const pageSchema = page;

export const callSchema = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('listPages') }),
  z.strictObject({ call: z.literal('findPage'), ...scope, path: name }),
  z.strictObject({ call: z.literal('savePage'), ...scope, page }),
  z.strictObject({ call: z.literal('listUnknown'), ...scope, productKeys: names, productSlugs: names, categorySlugs: names }),
]);

export type ContentCall = z.infer<typeof callSchema>;
