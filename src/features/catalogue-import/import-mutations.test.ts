/** A good feed damaged in 300 ways: no crash, no hang, and every row is a variant or refused. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isProblem } from '#kit/problem.ts';
import { ownFeedRows, writeFeedXml } from '#test/own-feed.ts';
import { createMemoryShop, runImport } from './import-shop.fixtures.server.ts';

let good: Buffer;
let folder: string;

beforeAll(async () => {
  good = Buffer.from(writeFeedXml(ownFeedRows));
  folder = await mkdtemp(join(tmpdir(), 'parade-mutations-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Damage = {
  readonly kind: 'cut' | 'drop' | 'swap' | 'bytes' | 'tag' | 'twice';
  readonly at: number;
  readonly to: number;
  readonly bytes: Uint8Array;
};

const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom('cut', 'drop', 'swap', 'bytes', 'tag', 'twice'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
});

function apply(file: Buffer, { kind, at, to, bytes }: Damage): Buffer {
  const start = Math.floor(at * file.length);
  const length = Math.floor(to * 400);
  const [before, piece, after] = [file.subarray(0, start), file.subarray(start, start + length), file.subarray(start + length)];
  if (kind === 'cut') return before;
  if (kind === 'drop') return Buffer.concat([before, after]);
  if (kind === 'swap') return Buffer.concat([before, Buffer.from(piece).reverse(), after]);
  if (kind === 'bytes') return Buffer.concat([before, bytes, file.subarray(start + bytes.length)]);
  if (kind === 'twice') return Buffer.concat([before, piece, piece, after]);
  const open = file.indexOf('<', start);
  const close = file.indexOf('>', open);
  return open < 0 || close < 0 ? file : Buffer.concat([file.subarray(0, open), file.subarray(close + 1)]);
}

test('every row of a damaged feed is accounted for', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (damages) => {
      const text = damages.reduce(apply, good);
      const file = join(folder, `${run++}.xml`);
      await writeFile(file, text);
      const shop = createMemoryShop();
      const outcome = await runImport(shop, file, { allowHosts: ['none.invalid'] }).catch((error: unknown) => {
        // Refused whole, in words; never an accident.
        expect(isProblem(error)).toBe(true);
        return null;
      });
      await rm(file);
      if (!outcome) return;
      const { report, issues } = outcome;
      expect(report.rows).toBe(report.variants + report.refused);
      expect(issues.filter(({ severity }) => severity === 'refused')).toHaveLength(report.refused);
      expect([...shop.products.values()].reduce((sum, { variants }) => sum + variants.length, 0)).toBe(report.variants);
      // Each whole item that is still there counts, unless it stands in something that was left open.
      const faults = issues.some(({ reason }) => reason.startsWith('outside every item') || reason.includes('without an end'));
      const starts = text.toString('latin1').match(/<item>/g)?.length ?? 0;
      if (!faults) expect(report.rows).toBe(starts);
    }),
    { numRuns: 300, seed: 20_261_121 },
  );
}, 120_000);
