/** Contract tests of every CDN provider, against a local server in place of the CDN. */
import { describe, expect, test } from 'vitest';
import type { Cdn } from './cdn.port.ts';

export type CdnRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type CdnSetup = {
  readonly cdn: Cdn;
  /** Requests that the CDN received, oldest first. */
  readonly requests: readonly CdnRequest[];
  /** Responds to the next requests with this status. */
  readonly answer: (status: number) => void;
  /** Tags that a request purges, in order. */
  readonly purgedBy: (request: CdnRequest) => readonly string[];
  readonly close: () => Promise<void>;
};

export function describeCdn(name: string, open: () => Promise<CdnSetup>): void {
  describe(`the CDN ${name}`, () => {
    async function within(work: (setup: CdnSetup) => Promise<void>): Promise<void> {
      const setup = await open();
      try {
        await work(setup);
      } finally {
        await setup.close();
      }
    }

    test('headers contain how long a page may be stored, and its tags', () =>
      within(async ({ cdn }) => {
        const headers = cdn.describe(['product:tee-1', 'page:shop:über uns'], 120);
        const values = headers.map(([, value]) => value).join('\n');
        expect(values).toContain('max-age=120');
        expect(values).toContain('product:tee-1');
        expect(values).toContain('page:shop:%C3%BCber%20uns');
        for (const [, value] of headers) expect(value).toMatch(/^[\x20-\x7e]+$/);
      }));

    test('as many tags as it takes are purged by one request', () =>
      within(async ({ cdn, requests, purgedBy }) => {
        const tags = Array.from({ length: cdn.maxTags }, (_, at) => `product:tee-${at}`);
        await cdn.purge(tags);
        expect(requests.map(purgedBy)).toEqual([tags]);
      }));

    test('a purge that is refused is an error', () =>
      within(async ({ cdn, answer }) => {
        answer(503);
        await expect(cdn.purge(['listing'])).rejects.toThrow('503');
      }));
  });
}
