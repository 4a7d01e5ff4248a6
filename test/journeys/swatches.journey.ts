/** Swatches of colours: how large they are, how many fit, and how they look in forced colours. */
import { expect, type Locator, type Page } from '@playwright/test';
import { shops } from './shops.ts';
import { isPhone, openHydrated, test } from './watched-page.ts';

const [aldermoor, , fernhollow] = shops.map(({ base }) => base) as [string, string, string];
const tee = '/product/aldermoor-edit-relaxed-organic-cotton-t-shirt';

test('swatches and pictures are as large as they shall be, and as many as fit', async ({
  page,
}) => {
  const size = async (locator: Locator) => {
    const box = await locator.first().boundingBox();
    return [box?.width, box?.height].map((length) => Math.round(length ?? 0));
  };
  await openHydrated(page, `${aldermoor}${tee}`);
  expect(await size(page.getByRole('link', { name: 'Navy' })), 'PICK-6').toEqual([60, 60]);
  const [width = 0, height = 0] = await size(page.locator('.gallery-rail img'));
  expect(height / width, 'GAL-1').toBeCloseTo(1.5, 1);
  await openHydrated(
    page,
    `${fernhollow}/product/fernhollow-apothecary-washed-organic-cotton-bed-linen-set`,
  );
  expect(await size(page.locator('main [data-colour]')), 'PICK-6').toEqual([120, 180]);
  await openHydrated(page, `${aldermoor}/categories/womens`);
  expect(await size(page.locator('.card-swatch').filter({ visible: true })), 'CARD-1').toEqual([
    24, 24,
  ]);
  await expectRooms(page, 28, 4);
});

test('CMS-9: swatches in content take 30 px each', async ({ page }) => {
  await openHydrated(page, `${aldermoor}/pages/blocks`);
  await expectRooms(page, 30, 0);
});

/** CARD-1: six colours at most, those that have a place of this width; the others are counted, in the place of one. */
async function expectRooms(page: Page, place: number, spare: number): Promise<void> {
  const counts = new Set<number>();
  let isHeard = false;
  for (const width of isPhone(page)
    ? [320, 360, 390, 480, 640]
    : [768, 900, 1024, 1200, 1440, 2000]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { all, left, shown, room, gap, isCounted } of await page
      .locator('.card-swatches')
      .evaluateAll(measureSwatches)) {
      const places = Math.floor((room + spare) / place);
      const expected = all <= Math.min(places, 6) ? all : Math.min(places - 1, 6);
      expect({ width, room, shown, isCounted }).toEqual({
        width,
        room,
        shown: expected,
        isCounted: all > expected,
      });
      if (shown > 1) expect(gap).toBe(place - 24);
      expect(left, `${width} px`).toBeLessThanOrEqual(room);
      counts.add(shown);
    }
    isHeard = (await expectCounts(page)) || isHeard;
  }
  expect(counts.size, 'more than one number of swatches was seen').toBeGreaterThan(1);
  // All six fit on the cards of a desk.
  expect(isHeard, 'a count was told').toBe(isPhone(page));
}

/** Runs in the page. */
function measureSwatches(lists: Element[]) {
  return lists
    .filter((list) => list.checkVisibility())
    .map((list) => {
      const seen = [...list.querySelectorAll('.card-swatch')]
        .filter((swatch) => swatch.checkVisibility())
        .map((one) => one.getBoundingClientRect());
      const rest = list.querySelector('[data-rest]');
      const end = Math.max(
        ...[...list.children]
          .filter((item) => item.checkVisibility())
          .map((item) => item.getBoundingClientRect().right),
      );
      return {
        all: Number(/rest (\d+)/.exec(list.querySelector('li')?.style.counterReset ?? '')?.[1]),
        shown: seen.length,
        room:
          (list.parentElement?.clientWidth ?? 0) -
          Number.parseFloat(getComputedStyle(list.parentElement ?? list).paddingInlineEnd),
        left: end - list.getBoundingClientRect().left,
        gap: Math.round((seen[1]?.left ?? 0) - (seen[0]?.right ?? 0)),
        isCounted: rest?.checkVisibility() ?? false,
      };
    });
}

/** What is counted and what is shown are all colours; as a reader of the page's tree hears it, since styles count. */
async function expectCounts(page: Page): Promise<boolean> {
  const first = page
    .locator('.card-swatches')
    .filter({ has: page.locator('[data-rest]:visible') })
    .first();
  if ((await first.count()) === 0) return false;
  const all = await first.evaluate((list) =>
    Number(/rest (\d+)/.exec(list.querySelector('li')?.style.counterReset ?? '')?.[1]),
  );
  const shown = await first.locator('.card-swatch').filter({ visible: true }).count();
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const names = new Map(nodes.map(({ nodeId, name }) => [nodeId, String(name?.value ?? '')]));
  const reported = nodes.map(({ childIds = [] }) =>
    childIds.map((id) => names.get(id) ?? '').join(''),
  );
  expect(reported).toContain(`\u200e+${all - shown}`);
  await client.detach();
  return true;
}

test('PICK-6: in forced colours swatches keep their tone, the chosen one is marked, and the button has an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, `${aldermoor}${tee}?size=M`);
  const styles = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderTopWidth, outlineStyle } = getComputedStyle(element);
        return { backgroundColor, borderTopWidth, outlineStyle };
      });
  const tones = await page
    .locator('main .swatch')
    .evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).backgroundColor)).size);
  expect(tones).toBeGreaterThan(1);
  expect((await styles('a[data-colour][aria-current]')).borderTopWidth).toBe('3px');
  expect((await styles('a[data-colour]:not([aria-current])')).borderTopWidth).toBe('1px');
  expect((await styles('input:checked + span')).outlineStyle).toBe('solid');
  expect((await styles('#add-to-basket')).borderTopWidth).toBe('1px');
});
