/** Records what every document of a page pushes to `dataLayer`, and its requests to other hosts. */
import { expect, type Page } from '@playwright/test';
import { findEventFault } from '#features/analytics/events/event-catalogue.ts';

export type DataLayerEntry = {
  readonly event?: string;
  readonly ecommerce?: {
    readonly value?: number;
    readonly shipping?: number;
    readonly items?: readonly { readonly price?: number; readonly quantity?: number }[];
  } | null;
};

export async function recordEvents(page: Page) {
  const entries: DataLayerEntry[] = [];
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname))
      externalRequests.push(request.url());
  });
  await page.exposeBinding(
    'reportEntry',
    (_source, entry: DataLayerEntry) => void entries.push(entry),
  );
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    layer.push = (...added) => {
      const send: (entry: unknown) => void = Reflect.get(window, 'reportEntry');
      for (const entry of added)
        send(
          JSON.parse(
            JSON.stringify(
              entry instanceof Object && 'length' in entry
                ? Array.from(Object.values(entry))
                : entry,
            ),
          ),
        );
      return layer.length;
    };
    Reflect.set(window, 'dataLayer', layer);
  });
  const listByName = (name: string) => entries.filter(({ event }) => event === name);
  return {
    entries,
    async waitForLast(name: string) {
      await expect.poll(() => listByName(name).length, { message: name }).toBeGreaterThan(0);
      return listByName(name).at(-1);
    },
    /** Events are valid, e-commerce ones follow `ecommerce: null`, and no external host was requested. */
    expectValid() {
      for (const [index, entry] of entries.entries()) {
        if (entry.event === undefined) continue;
        const { event: name, ecommerce, ...otherParams } = entry;
        const params = ecommerce ?? otherParams;
        expect(findEventFault({ name, params }), JSON.stringify(entry)).toBeNull();
        if (ecommerce) expect(entries[index - 1]).toEqual({ ecommerce: null });
      }
      expect(externalRequests).toEqual([]);
    },
  };
}

/** Total price of an event's items, added in minor units to avoid rounding errors. */
export const sumItems = (entry: DataLayerEntry | undefined) =>
  (entry?.ecommerce?.items ?? []).reduce(
    (sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity,
    0,
  ) / 100;
