/** Tests of the column alignment of content pages: in grids, below titles, in articles. */
import { expect } from '@playwright/test';
import { openSections } from './support/post-sections.ts';
import { shops } from './support/shops.ts';
import { isPhone, test } from './support/watched-page.ts';

const base = shops[0]?.base ?? '';
/** Box of an element that is not visible. */
const NOWHERE = { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
const blockOf = (name: string, content: object) => ({
  _meta: { schema: `https://parade.example/blocks/${name}` },
  ...content,
});
const textBlock = (title: string) =>
  blockOf('text', { title, paragraphs: ['Words of their own.'] });

test('blocks in a grid have one gutter between them, a title keeps a distance from a full-width band, and the text of an article is aligned with other text', async ({
  page,
}) => {
  const band = blockOf('live-text', {
    background: '#efe8da',
    lines: [{ text: 'From edge to edge', colour: '#1b1a1c' }],
  });
  await openSections(
    page,
    base,
    [
      textBlock('Before'),
      blockOf('grid', {
        columnsMobile: 2,
        columnsDesktop: 2,
        sections: [textBlock('One'), textBlock('Other')],
      }),
      blockOf('section', { title: 'Above a band', sections: [band] }),
      blockOf('blog-panel', {
        title: 'Of an article',
        layout: 'above',
        paragraphs: ['Words of their own.'],
        pictures: [],
      }),
    ],
    'columns',
  );
  const boxOf = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox()) ?? NOWHERE;
  const [firstCell, secondCell] = [await boxOf('One'), await boxOf('Other')];
  const [title, article] = [await boxOf('Above a band'), await boxOf('Of an article')];
  const left = (await boxOf('Before')).x;
  expect({ grid: firstCell.x, section: title.x, article: article.x }).toEqual({
    grid: left,
    section: left,
    article: left,
  });
  const cells = await page
    .locator('main ul > li', { has: page.getByRole('heading') })
    .evaluateAll((all) =>
      all.map((cell) => cell.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  const [first = [], second = []] = cells;
  expect((second[0] ?? 0) - (first[1] ?? 0), 'gutter between two cells of a grid').toBe(
    isPhone(page) ? 16 : 24,
  );
  expect(secondCell.x, 'the content of a cell is aligned with its edge').toBe(second[0]);
  const top = await page
    .locator('main section', { has: page.getByRole('heading', { name: 'From edge to edge' }) })
    .last()
    .boundingBox();
  expect(
    (top?.y ?? 0) - (title.y + title.height),
    'distance between a title and a band',
  ).toBeGreaterThanOrEqual(32);
});
