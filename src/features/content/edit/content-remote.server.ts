/** HTTP client for the content admin of a running shop. */
import { z } from 'zod';
import type { Reason } from '#i18n/fault.ts';
import { Problem } from '#kit/problem.ts';
import {
  readServerConnection,
  type ServerConnection,
} from '#request/commands/control-file.server.ts';
import type { ContentScope, PageName } from '../content.port.ts';
import type { ContentPage } from '../content.ts';
import { CONTENT_PATH, type ContentAdmin, type ReferencedNames } from './content-admin.ts';
import { type ContentCall, pageSchema } from './content-wire.server.ts';

const TIMEOUT_MS = 60_000;
/** Most names of each kind in one `listUnknown` call. */
const BATCH_SIZE = 200;

const names = z.array(z.string());
const pageNames = z.array(z.object({ fascia: z.string(), locale: z.string(), path: z.string() }));
const named = z.object({
  productKeys: names,
  productSlugs: names,
  categorySlugs: names,
  skus: names,
  pictures: names,
});
const sized = z.array(
  z.object({
    ...{
      productKey: z.string(),
      productType: z.string(),
      brandSlug: z.string(),
      department: z.string(),
    },
    collection: z.string().exactOptional(),
    count: z.number(),
  }),
);
const version = z.number();
const moment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullable();
const versions = z.array(
  z.object({
    ...{ version, savedAt: moment.unwrap(), publishAt: moment, unpublishAt: moment },
    hash: z.string().nullable(),
  }),
);
const errorResponse = z.object({
  error: z.object({
    status: z.number(),
    code: z.string(),
    message: z.string(),
    field: z.string().exactOptional(),
  }),
});
const reason = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
});

export function openRemoteContentAdmin(connection: ServerConnection): ContentAdmin {
  const call = (contentCall: ContentCall) => sendCall(connection, contentCall);
  return {
    listPages: async () => pageNames.parse(await call({ call: 'listPages' })),
    listVersions: async (name) =>
      versions.parse(await call({ call: 'listVersions', ...toPageName(name) })),
    findPage: async (name) =>
      z
        .object({ page: pageSchema, version })
        .nullable()
        .parse(await call({ call: 'findPage', ...toPageName(name) })),
    findVersion: async (name, requestedVersion) =>
      pageSchema
        .nullable()
        .parse(await call({ call: 'findVersion', ...toPageName(name), version: requestedVersion })),
    findConflict: async ({ fascia, locale }, page, base) =>
      reason
        .nullable()
        .parse(
          await call({ call: 'findConflict', fascia, locale, page: toPlainPage(page), base }),
        ) as Reason | null,
    savePage: async ({ fascia, locale }, page, saving) =>
      z.object({ version, isNew: z.boolean() }).parse(
        await call({
          call: 'savePage',
          fascia,
          locale,
          page: toPlainPage(page),
          saving: { ...saving },
        }),
      ),
    publish: async (name, requestedVersion, { from, until }) => {
      const times = { from: from?.toISOString() ?? null, until: until?.toISOString() ?? null };
      return version.parse(
        await call({ call: 'publish', ...toPageName(name), version: requestedVersion, ...times }),
      );
    },
    unpublish: async (name) => {
      await call({ call: 'unpublish', ...toPageName(name) });
    },
    deletePage: async (name) =>
      version.parse(await call({ call: 'deletePage', ...toPageName(name) })),
    rollback: async (name, requestedVersion) =>
      z
        .object({ version, copied: version })
        .parse(await call({ call: 'rollback', ...toPageName(name), version: requestedVersion })),
    savePicture: async (file) =>
      z
        .object({ id: z.string(), tint: z.string(), width: z.number(), height: z.number() })
        .parse(await call({ call: 'savePicture', file })),
    listUnknown: (scope, requestedNames) => listUnknown(call, scope, requestedNames),
    listSizeGuideGroups: async ({ fascia, locale }) =>
      sized.parse(await call({ call: 'listSized', fascia, locale })),
  };
}

type Call = (contentCall: ContentCall) => Promise<unknown>;

/** Split into batches, so that each call stays within the time limit. */
async function listUnknown(
  call: Call,
  { fascia, locale }: ContentScope,
  requestedNames: ReferencedNames,
): Promise<ReferencedNames> {
  const batchCount = Math.max(
    1,
    Math.ceil(Math.max(...Object.values(requestedNames).map(({ length }) => length)) / BATCH_SIZE),
  );
  const results: z.infer<typeof named>[] = [];
  for (let batch = 0; batch < batchCount; batch++) {
    const batchOf = (names: readonly string[]) =>
      names.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE);
    const { productKeys, productSlugs, categorySlugs, skus, pictures } = requestedNames;
    const some = {
      productKeys: batchOf(productKeys),
      productSlugs: batchOf(productSlugs),
      categorySlugs: batchOf(categorySlugs),
      skus: batchOf(skus),
    };
    results.push(
      named.parse(
        await call({
          call: 'listUnknown',
          fascia,
          locale,
          named: { ...some, pictures: batchOf(pictures) },
        }),
      ),
    );
  }
  const collect = (kind: keyof ReferencedNames) => results.flatMap((item) => item[kind]);
  return {
    productKeys: collect('productKeys'),
    productSlugs: collect('productSlugs'),
    categorySlugs: collect('categorySlugs'),
    skus: collect('skus'),
    pictures: collect('pictures'),
  };
}

function toPageName({ fascia, locale, path }: PageName): PageName {
  return { fascia, locale, path };
}

function toPlainPage(page: ContentPage) {
  return { ...page, sections: [...page.sections] };
}

/** Running shop of a data folder; null if none responds or it refuses the folder's key. */
export async function findRunningShop(dataDir: string): Promise<ServerConnection | null> {
  const connection = await readServerConnection(dataDir);
  if (!connection) return null;
  try {
    await sendCall(connection, { call: 'listPages' });
    return connection;
  } catch {
    return null;
  }
}

async function sendCall(
  { url, key }: ServerConnection,
  contentCall: ContentCall,
): Promise<unknown> {
  const response = await fetch(new URL(CONTENT_PATH, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(contentCall),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return (body as { answer: unknown }).answer;
  const parsedError = errorResponse.safeParse(body);
  const { status, code, message, field } = parsedError.success
    ? parsedError.data.error
    : {
        status: response.status,
        code: 'content.refused',
        message: `The shop answered ${response.status}: see its log.`,
        field: undefined,
      };
  throw new Problem(status, code, message, field === undefined ? {} : { field });
}
