/** The contract of short links on the app's database, and a code that is drawn twice. */
import { expect, test } from 'vitest';
import { createShortCode } from '#features/share/short-code.ts';
import { describeShortLinks } from '#features/share/short-links.contract.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createShortLinks } from './short-links.provider.ts';

onEveryDatabase(({ name, open }) => {
  describeShortLinks(name, async () => {
    const { database, close } = await open();
    return { shortLinks: createShortLinks(database), close };
  });

  test(`SHARE-1: a code that another page has is replaced by a new one, on ${name}`, async () => {
    const { database, close } = await open();
    const [taken, free] = [createShortCode(), createShortCode()];
    const drawn = [taken, taken, free];
    const shortLinks = createShortLinks(database, () => drawn.shift() ?? taken);
    const now = new Date();
    const shorten = (path: string) => shortLinks.shorten({ fascia: 'aldermoor', path }, now);
    expect(await shorten('/product/coat')).toBe(taken);
    expect(await shorten('/product/scarf')).toBe(free);
    expect(await shortLinks.resolve('aldermoor', taken)).toBe('/product/coat');
    await expect(shorten('/product/boots')).rejects.toThrow();
    await close();
  });
});
