/** Tests of the page changes that make footers stale. */
import { expect, test } from 'vitest';
import { watchFooterLinks } from './watch-footer-links.server.ts';

const DELIVERY = 'page:aldermoor:pages/informational/delivery';
const FOOTER = 'footer:aldermoor';

function open() {
  const existingPages = new Set<string>();
  const findPage = async (_scope: unknown, path: string) =>
    existingPages.has(path) ? { path, title: '', description: '', sections: [] } : null;
  const site = {
    fascia: { code: 'aldermoor' },
    languages: [{ locale: { tag: 'en-GB' } }],
    ports: { content: { findPage } },
  };
  const checkFooters = watchFooterLinks(new Map([['aldermoor', site]]), () => new Date(0));
  return {
    existingPages,
    checkFooters: async (...tags: string[]) => [...(await checkFooters(new Set(tags)))],
  };
}

test('publishing or removing a linked page makes footers stale, editing it does not', async () => {
  const { existingPages, checkFooters } = open();
  existingPages.add('pages/informational/delivery');
  expect(await checkFooters(DELIVERY)).toEqual([FOOTER]);
  expect(await checkFooters(DELIVERY)).toEqual([]);
  existingPages.clear();
  expect(await checkFooters(DELIVERY)).toEqual([FOOTER]);
});

test('pages without a link in the footer, and those of other shops, make no footer stale', async () => {
  const { checkFooters } = open();
  expect(
    await checkFooters(
      'page:aldermoor:home',
      'page:nightjar:pages/informational/delivery',
      'categories',
    ),
  ).toEqual([]);
});
