/** The content desk of a running shop, reached with the key in its control file. */
import { z } from 'zod';
import { Problem } from '#kit/problem.ts';
import { CONTENT_PATH, type ContentDesk } from './content-desk.ts';
import { type ContentCall, pageSchema } from './content-wire.server.ts';

export type ShopControl = { readonly url: string; readonly key: string };

const LIMIT_MS = 30_000;
const names = z.array(z.string());
const pageNames = z.array(z.object({ fascia: z.string(), locale: z.string(), path: z.string() }));
const refusal = z.object({ error: z.object({ status: z.number(), code: z.string(), message: z.string() }) });

export function openRemoteDesk(control: ShopControl): ContentDesk {
  const call = (order: ContentCall) => ask(control, order);
  return {
    listPages: async () => pageNames.parse(await call({ call: 'listPages' })),
    findPage: async ({ fascia, locale, path }) => pageSchema.nullable().parse(await call({ call: 'findPage', fascia, locale, path })),
    savePage: async ({ fascia, locale }, page) => {
      const copy = { ...page, sections: [...page.sections] };
      return z.boolean().parse(await call({ call: 'savePage', fascia, locale, page: copy }));
    },
    listUnknown: async ({ fascia, locale }, { productKeys, productSlugs, categorySlugs }) => {
      const named = { productKeys: [...productKeys], productSlugs: [...productSlugs], categorySlugs: [...categorySlugs] };
      const unknown = await call({ call: 'listUnknown', fascia, locale, ...named });
      return z.object({ productKeys: names, productSlugs: names, categorySlugs: names }).parse(unknown);
    },
  };
}

/** Whether a shop that knows the key answers there. */
export async function isAnswering(control: ShopControl): Promise<boolean> {
  try {
    await ask(control, { call: 'listPages' });
    return true;
  } catch {
    return false;
  }
}

async function ask({ url, key }: ShopControl, order: ContentCall): Promise<unknown> {
  const response = await fetch(new URL(CONTENT_PATH, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(order),
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return (body as { answer: unknown }).answer;
  const refused = refusal.safeParse(body);
  const { status, code, message } = refused.success
    ? refused.data.error
    : { status: response.status, code: 'content.refused', message: `The shop answered ${response.status}: see its log.` };
  throw new Problem(status, code, message);
}
