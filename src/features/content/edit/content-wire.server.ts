/** Schemas of the calls between the content command and a running shop. */
import { z } from 'zod';
import type { Fault } from '#i18n/fault.ts';
import { describeUnknownField } from '#i18n/schema-faults.ts';
import type { MessageId } from '#i18n/text.tsx';

const name = z.string().min(1).max(500);
const scope = { fascia: name, locale: name };
const pageName = { ...scope, path: name };
const names = z.array(name).max(2_000);
const version = z
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const moment = z.iso.datetime().nullable();

export const pageSchema = z.strictObject({
  path: name.regex(/^[\w-]+(\/[\w-]+)*$/),
  title: z.string().min(1).max(500),
  description: z.string().max(2_000),
  sections: z.array(z.unknown()).max(200),
  removeComponentVerticalPadding: z.boolean().exactOptional(),
});

/** Page as a JSON file; an export adds the version that it wrote. */
export const pageFileSchema = pageSchema.extend({ version: version.exactOptional() });

const NEEDED: Readonly<Record<string, MessageId>> = {
  path: 'fault.page.path',
  title: 'fault.page.title',
  description: 'fault.page.description',
  sections: 'fault.page.sections',
  removeComponentVerticalPadding: 'fault.page.boolean',
  version: 'fault.page.version',
};

/** Faults of a page's fields other than the contents of its sections. */
export function listPageFaults({ issues }: z.ZodError): Fault[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: key,
        ...describeUnknownField(key, Object.keys(pageSchema.shape)),
      }));
    const path = issue.path.join('.');
    return [{ path: path || 'page', code: NEEDED[path] ?? 'fault.page.object' }];
  });
}

const saving = {
  base: version.nullable(),
  isForced: z.boolean().exactOptional(),
  isDraft: z.boolean().exactOptional(),
};

export const contentCallSchema = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('listPages') }),
  z.strictObject({ call: z.literal('listVersions'), ...pageName }),
  z.strictObject({ call: z.literal('findPage'), ...pageName }),
  z.strictObject({ call: z.literal('findVersion'), ...pageName, version }),
  z.strictObject({
    call: z.literal('findConflict'),
    ...scope,
    page: pageSchema,
    base: version.nullable(),
  }),
  z.strictObject({
    call: z.literal('savePage'),
    ...scope,
    page: pageSchema,
    saving: z.strictObject(saving),
  }),
  z.strictObject({
    call: z.literal('publish'),
    ...pageName,
    version: version.nullable(),
    from: moment,
    until: moment,
  }),
  z.strictObject({ call: z.literal('unpublish'), ...pageName }),
  z.strictObject({ call: z.literal('deletePage'), ...pageName }),
  z.strictObject({ call: z.literal('rollback'), ...pageName, version: version.nullable() }),
  z.strictObject({ call: z.literal('savePicture'), file: z.string().min(1).max(4_000) }),
  z.strictObject({ call: z.literal('listSized'), ...scope }),
  z.strictObject({
    call: z.literal('listUnknown'),
    ...scope,
    named: z.strictObject({
      productKeys: names,
      productSlugs: names,
      categorySlugs: names,
      skus: names,
      pictures: names,
    }),
  }),
]);

export type ContentCall = z.infer<typeof contentCallSchema>;
