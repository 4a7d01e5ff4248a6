/** Which changes of pages change the foot of every page. */
import { expect, test } from 'vitest';
import type { ContentPage } from '#features/content/content.ts';
import { watchFeet } from './watch-foot.server.ts';

const DELIVERY = 'page:aldermoor:pages/informational/delivery';
const FOOT = 'foot:aldermoor';

function open() {
  const there = new Set<string>();
  const findPage = async (_scope: unknown, path: string) =>
    there.has(path) ? ({ path } as ContentPage) : null;
  const site = {
    fascia: { code: 'aldermoor' },
    languages: [{ locale: { tag: 'en-GB' } }],
    ports: { content: { findPage } },
  };
  const look = watchFeet(new Map([['aldermoor', site]]), () => new Date(0));
  return { there, look: async (...tags: string[]) => [...(await look(new Set(tags)))] };
}

test('a page that comes or goes changes it, one that is written anew does not', async () => {
  const { there, look } = open();
  there.add('pages/informational/delivery');
  expect(await look(DELIVERY)).toEqual([FOOT]);
  expect(await look(DELIVERY)).toEqual([]);
  there.clear();
  expect(await look(DELIVERY)).toEqual([FOOT]);
});

test('pages that it does not lead to leave it alone, and so do those of other shops', async () => {
  const { look } = open();
  expect(
    await look('page:aldermoor:home', 'page:nightjar:pages/informational/delivery', 'categories'),
  ).toEqual([]);
});
