/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someColour } from '#features/selection/selection.fixtures.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { isShown, styleOf } from '#test/components/styles.ts';
import { detailOf, expectDefined, expectElement } from '#test/expect-defined.ts';
import { Gallery } from './gallery.tsx';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WIDTH = 300;

/** Renders and hydrates a gallery of `count` pictures, each as wide as the viewport. */
async function openGallery(count: number) {
  const pictures = Array.from({ length: count }, (_, index) => ({
    id: `draw.tee.p${index}`,
    alt: `View ${index}`,
    tint: '#ffffff',
  }));
  render(
    <MessageKeysProvider>
      <ShopProvider value={testShop}>
        <Gallery colour={someColour('moss', { pictures })} />
      </ShopProvider>
    </MessageKeysProvider>,
  );
  const list = expectElement(
    screen.getAllByRole('list', { name: 'gallery.label' })[0],
    HTMLElement,
  );
  for (const [index, slide] of [...list.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * WIDTH });
  list.scrollTo = (options?: ScrollToOptions | number) => {
    list.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0;
    fireEvent.scroll(list);
  };
  fireEvent.pointerMove(document.body);
  const links = await screen.findAllByRole('link', { name: `gallery.show(2, ${count})` });
  return { list, links };
}
const arrow = (name: string) => screen.queryByRole('button', { name });
const seen = (list: HTMLElement) => list.scrollLeft / WIDTH;

test('GAL-1: thumbnails from 768 px, and dots below that, show their picture and mark the current one', async () => {
  const { list, links } = await openGallery(3);
  const [thumbnail] = links;
  expect(thumbnail?.querySelector('img')).not.toBeNull();
  const shownAt = (width: number) => links.map((link) => isShown(link, { width }));
  expect([shownAt(768), shownAt(767)]).toEqual([
    [true, false],
    [false, true],
  ]);
  for (const [link, index] of [
    [thumbnail, 1],
    [screen.getAllByRole('link', { name: 'gallery.show(3, 3)' })[1], 2],
  ] as const) {
    expect(fireEvent.click(expectDefined(link))).toBe(false);
    await expect.poll(() => seen(list)).toBe(index);
    await expect.poll(() => link?.getAttribute('aria-current')).toBe('true');
  }
});

test('GAL-1: thumbnails higher than their column are scrolled by arrows, others have none', async () => {
  await openGallery(5);
  expect(arrow('gallery.down')).toBeNull();
  cleanup();
  vi.spyOn(HTMLOListElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const { links } = await openGallery(5);
  await expect.poll(() => arrow('gallery.down')).not.toBeNull();
  const strip = expectElement(links[0]?.closest('ol'), HTMLElement);
  Object.defineProperty(strip, 'clientHeight', { value: 500 });
  const moves: unknown[] = [];
  strip.scrollBy = (options?: ScrollToOptions | number) =>
    void moves.push(typeof options === 'object' ? options.top : options);
  fireEvent.click(expectDefined(arrow('gallery.down')));
  fireEvent.click(expectDefined(arrow('gallery.up')));
  expect(moves).toEqual([400, -400]);
});

test('GAL-1: a swipe of 20 pixels shows the next picture, a shorter one does not', async () => {
  const { list } = await openGallery(3);
  for (const [moved, index] of [
    [19, 0],
    [20, 1],
  ] as const) {
    list.scrollLeft = 0;
    fireEvent.touchStart(list, { touches: [{ clientX: 100 }] });
    list.scrollLeft = 1;
    fireEvent.touchEnd(list, { changedTouches: [{ clientX: 100 - moved }] });
    await expect.poll(() => Math.round(seen(list))).toBe(index);
  }
});

test('GAL-1: arrows show the next and previous picture, and are hidden at the ends', async () => {
  const { list } = await openGallery(2);
  expect(arrow('gallery.back')).toBeNull();
  fireEvent.click(expectDefined(arrow('gallery.forward')));
  await expect.poll(() => seen(list)).toBe(1);
  await expect.poll(() => arrow('gallery.forward')).toBeNull();
  fireEvent.click(expectDefined(arrow('gallery.back')));
  await expect.poll(() => seen(list)).toBe(0);
});

test('GAL-1: an arrow that is clicked again during a scroll moves one more picture', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { list } = await openGallery(4);
  fireEvent.click(expectDefined(arrow('gallery.forward')));
  await expect.poll(() => list.scrollLeft).toBeGreaterThan(0);
  fireEvent.click(expectDefined(arrow('gallery.forward')));
  await expect.poll(() => seen(list)).toBe(2);
  fireEvent.click(expectDefined(arrow('gallery.back')));
  fireEvent.click(expectDefined(arrow('gallery.forward')));
  fireEvent.click(expectDefined(arrow('gallery.forward')));
  await expect.poll(() => seen(list)).toBe(3);
});

test('GAL-2: a click zooms and hides the arrows, the next click ends both; only on devices with hover', async () => {
  await openGallery(3);
  const [closer] = screen.getAllByRole('button', { name: 'gallery.zoom' });
  expect([true, false].map((canHover) => isShown(closer, { canHover }))).toEqual([true, false]);
  fireEvent.click(expectDefined(closer));
  const enlarged = await screen.findByRole('button', { name: 'gallery.zoomOut' });
  expect(arrow('gallery.forward')).toBeNull();
  fireEvent.click(enlarged);
  expect(arrow('gallery.zoomOut')).toBeNull();
  expect(arrow('gallery.forward')).not.toBeNull();
});

test('GAL-2: Escape ends the zoom, and returns the focus to the button that started it', async () => {
  await openGallery(3);
  const [closer] = screen.getAllByRole('button', { name: 'gallery.zoom' });
  fireEvent.click(expectDefined(closer));
  fireEvent.keyDown(await screen.findByRole('button', { name: 'gallery.zoomOut' }), {
    key: 'Escape',
  });
  expect(arrow('gallery.zoomOut')).toBeNull();
  expect(document.activeElement).toBe(closer);
});

test('GAL-3: after the full-screen dialog the gallery shows the picture last viewed', async () => {
  const { list } = await openGallery(3);
  fireEvent.click(expectDefined(screen.getAllByRole('button', { name: 'gallery.zoom' }).at(-1)));
  const modal = within(await screen.findByRole('dialog', { name: 'gallery.label' }));
  const modalList = modal.getByRole('list');
  for (const [index, slide] of [...modalList.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * WIDTH });
  modalList.scrollLeft = 2 * WIDTH;
  fireEvent.scroll(modalList);
  expect(modal.getByRole('status').textContent).toBe('3 / 3');
  fireEvent.click(modal.getByRole('button', { name: 'gallery.close' }));
  await expect.poll(() => seen(list)).toBe(2);
});

test('GAL-1: one picture needs no dots', async () => {
  render(
    <ShopProvider value={testShop}>
      <Gallery colour={someColour('moss', { pictures: someColour('moss').pictures.slice(0, 1) })} />
    </ShopProvider>,
  );
  fireEvent.pointerMove(document.body);
  expect(await screen.findAllByRole('link', { name: 'gallery.show' })).toHaveLength(1);
});

test('GAL-2: the zoom is at the clicked point', async () => {
  await openGallery(3);
  const [closer] = screen.getAllByRole('button', { name: 'gallery.zoom' });
  if (!closer) throw new Error('There is a way to look closer.');
  closer.getBoundingClientRect = () => new DOMRect(0, 0, 400, 600);
  fireEvent.click(closer, { clientX: 100, clientY: 450 });
  const enlarged = await screen.findByRole('button', { name: 'gallery.zoomOut' });
  expect(expectElement(enlarged.firstElementChild, HTMLElement).style.transformOrigin).toBe(
    '25% 75%',
  );
});

test('OPS-3: zooming is tracked, by mouse and by touch', async () => {
  const reported: unknown[] = [];
  const listen = (event: Event) => reported.push(detailOf(event));
  document.addEventListener('parade:media', listen);
  await openGallery(3);
  for (const closer of [0, -1])
    fireEvent.click(
      expectDefined(screen.getAllByRole('button', { name: 'gallery.zoom' }).at(closer)),
    );
  await screen.findByRole('dialog', { name: 'gallery.label' });
  await expect.poll(() => reported).toHaveLength(2);
  document.removeEventListener('parade:media', listen);
  expect(reported).toEqual(
    expect.arrayContaining([
      { kind: 'zoom', on: 'desktop' },
      { kind: 'zoom', on: 'mobile' },
    ]),
  );
});

test('GAL-3: the magnifier of small screens opens all pictures in full screen, at the current one', async () => {
  const { links } = await openGallery(3);
  fireEvent.click(expectDefined(links[1]));
  await expect.poll(() => links[1]?.getAttribute('aria-current')).toBe('true');
  const magnifier = screen
    .getAllByRole('button', { name: 'gallery.zoom' })
    .find((item) => item.hasAttribute('aria-haspopup'));
  expect(isShown(magnifier, { width: 768 })).toBe(false);
  expect(isShown(magnifier, { width: 767 })).toBe(true);
  expect(isShown(magnifier, { width: 768, canHover: false })).toBe(true);
  fireEvent.click(expectDefined(magnifier));
  const modal = within(await screen.findByRole('dialog', { name: 'gallery.label' }));
  expect(styleOf(modal.getByRole('list'))['scroll-snap-type']).toMatch(/^x /);
  expect(modal.getAllByRole('listitem')).toHaveLength(3);
  expect(modal.getByRole('status').textContent).toBe('2 / 3');
  fireEvent.click(modal.getByRole('button', { name: 'gallery.close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
