/** @vitest-environment happy-dom */
/** Tests of the reviews section in a browser: filters, further pages, failures, photos. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerReviews } from '#test/setups/answer-reviews.ts';
import { createMemoryReviews } from '../memory-reviews.fixtures.ts';
import { DEFAULT_REVIEW_PARAMS, toReviewQuery } from '../review-list-params.ts';
import {
  coatReviews,
  pressLink,
  renderReviews,
  reviewRecord,
  shownReviews,
  toReviewsView,
} from './reviews-section.fixtures.tsx';

let reviews = createMemoryReviews();
let respond: (call: URL) => Promise<Response>;

beforeEach(() => {
  reviews = createMemoryReviews(coatReviews);
  respond = (call) => answerReviews(reviews, 'coat', call);
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    return respond(new URL(path, 'http://shop.test'));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const loadView = (productKey: string) => toReviewsView(reviews, productKey);

describe('REV-3: the list', () => {
  test('appends further reviews, each once', async () => {
    renderReviews(await loadView('coat'));
    expect(shownReviews()).toEqual(['R13', 'R12', 'R11', 'R10', 'R9']);
    pressLink('reviews.more');
    await waitFor(() => expect(shownReviews()).toHaveLength(10));
    pressLink('reviews.more');
    await waitFor(() => expect(new Set(shownReviews()).size).toBe(13));
    expect(screen.queryByRole('link', { name: 'reviews.more' })).toBeNull();
  });

  test('a bar or a chip filters, the same again clears, another sort begins at page 1', async () => {
    renderReviews(await loadView('coat'));
    pressLink('reviews.more');
    await waitFor(() => expect(shownReviews()).toHaveLength(10));
    pressLink(/^fit/);
    await waitFor(() => expect(shownReviews()).toEqual(['R13', 'R12']));
    expect(screen.getByRole('link', { name: /^fit/ }).getAttribute('aria-current')).toBe('true');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'LowestRating' } });
    await waitFor(() => expect(shownReviews()).toEqual(['R12', 'R13']));
    pressLink(/^fit/);
    await waitFor(() => expect(shownReviews()).toEqual(['R12', 'R13', 'R11', 'R10', 'R9']));
  });

  test('a bar and a chip list as many reviews as they state, in every language', async () => {
    const foreign = { rating: 1, language: 'fr', body: 'La coupe taille petit.' };
    reviews.save([reviewRecord(14, foreign), reviewRecord(15, { ...foreign, language: 'de' })]);
    renderReviews(await loadView('coat'));
    const bar = screen.getByRole('link', { name: /^reviews.rating1/ });
    expect(within(bar).getByText('3')).toBeTruthy();
    expect(bar.getAttribute('href')).toContain('languages=all');
    fireEvent.click(bar);
    await waitFor(() => expect(shownReviews()).toEqual(['R15', 'R14', 'R12']));
    fireEvent.click(bar);
    const chip = screen.getByRole('link', { name: /^fit/ });
    expect(chip.textContent).toBe('fit 3');
    fireEvent.click(chip);
    await waitFor(() => expect(shownReviews()).toEqual(['R14', 'R13', 'R12']));
  });

  test('a search without results has a message', async () => {
    renderReviews(await loadView('coat'));
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'nowhere' } });
    fireEvent.submit(field);
    await waitFor(() => expect(shownReviews()).toEqual([]));
    expect(screen.getByRole('status').textContent).toBe('reviews.found');
    pressLink('reviews.clear');
    await waitFor(() => expect(shownReviews()).toHaveLength(5));
  });

  test('another product has its own reviews, without the filters of the one before', async () => {
    reviews.save([reviewRecord(20, { sourceKey: 'M1', product: 'mug' })]);
    const { change } = renderReviews(await loadView('coat'));
    pressLink(/^fit/);
    await waitFor(() => expect(shownReviews()).toHaveLength(2));
    change(await loadView('mug'));
    expect(shownReviews()).toEqual(['M1']);
    expect(screen.queryByRole('link', { name: 'reviews.clear' })).toBeNull();
  });
});

describe('a network failure', () => {
  test('keeps the list, shows an error, and offers to try again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderReviews(await loadView('coat'));
    const respondNormally = respond;
    respond = async () => new Response('<p>Sign in to the network</p>');
    pressLink('reviews.more');
    expect((await screen.findByRole('alert')).textContent).toContain('reviews.failed');
    expect(shownReviews()).toHaveLength(5);
    respond = respondNormally;
    fireEvent.click(screen.getByRole('button', { name: 'reviews.retry' }));
    await waitFor(() => expect(shownReviews()).toHaveLength(10));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('too many searches have a message, and the list stays as it was', async () => {
    renderReviews(await loadView('coat'));
    respond = async () => new Response('{}', { status: 429 });
    pressLink(/^fit/);
    expect((await screen.findByRole('alert')).textContent).toBe('reviews.tooManySearches');
    expect(shownReviews()).toHaveLength(5);
  });
  test('an outdated response is ignored', async () => {
    renderReviews(await loadView('coat'));
    const respondNormally = respond;
    const late = Promise.withResolvers<void>();
    respond = async (call) => {
      if (call.searchParams.get('feature') !== null) await late.promise;
      return respondNormally(call);
    };
    pressLink(/^fit/);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'LowestRating' } });
    pressLink('reviews.clear');
    await waitFor(() => expect(shownReviews()).toEqual(['R12', 'R13', 'R11', 'R10', 'R9']));
    const before = shownReviews();
    late.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(shownReviews()).toEqual(before);
  });
});

test('REV-2: without reviews there is a message, and without a response of the service no section', async () => {
  const view = await loadView('coat');
  renderReviews({ ...view, overview: null });
  expect(screen.getByText('reviews.none')).toBeTruthy();
  cleanup();
  renderReviews(null);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a product with ratings from another site, but no reviews here, shows the ratings', async () => {
  const view = await loadView('coat');
  renderReviews({ ...view, overview: null, importedRating: { average: 4.5, count: 12 } });
  expect(screen.getByText('reviews.onlyRatings')).toBeTruthy();
});

describe('the focus stays in the section', () => {
  const focused = () => document.activeElement;

  test('in the search field, after a search', async () => {
    renderReviews(await loadView('coat'));
    const field = screen.getByRole('searchbox');
    field.focus();
    fireEvent.change(field, { target: { value: 'fit' } });
    fireEvent.submit(field);
    await waitFor(() => expect(shownReviews()).toEqual(['R13', 'R12']));
    expect(focused()).toBe(field);
    expect(field.isConnected).toBe(true);
  });

  test('on the number of results, when the filters are cleared; the field is empty then', async () => {
    renderReviews(await loadView('coat'));
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    fireEvent.change(field, { target: { value: 'fit' } });
    fireEvent.submit(field);
    await waitFor(() => expect(shownReviews()).toEqual(['R13', 'R12']));
    screen.getByRole('link', { name: 'reviews.clear' }).focus();
    pressLink('reviews.clear');
    await waitFor(() => expect(shownReviews()).toHaveLength(5));
    expect(focused()).toBe(screen.getByRole('status'));
    expect(field.value).toBe('');
  });

  test('on the first new review, when the last page was shown', async () => {
    renderReviews(await loadView('coat'));
    pressLink('reviews.more');
    await waitFor(() => expect(shownReviews()).toHaveLength(10));
    screen.getByRole('link', { name: 'reviews.more' }).focus();
    pressLink('reviews.more');
    await waitFor(() => expect(shownReviews()).toHaveLength(13));
    expect(focused()).toBe(screen.getAllByRole('article')[10]);
  });

  test('on the thanks, after a vote', async () => {
    renderReviews(await loadView('coat'));
    respond = async () => Response.json({ helpfulCount: 1, unhelpfulCount: 0 });
    const first = within(screen.getAllByRole('article')[0] ?? document.body);
    const yes = first.getByRole('button', { name: 'reviews.yesTo' });
    yes.focus();
    fireEvent.click(yes);
    await waitFor(() => expect(focused()?.textContent).toBe('reviews.voted'));
  });
});

test('the reason is shown where a network has voted often enough', async () => {
  renderReviews(await loadView('coat'));
  const body = { error: { code: 'reviewForm.networkVoted', message: 'Sign in to vote.' } };
  respond = async () => Response.json(body, { status: 429 });
  fireEvent.click(screen.getAllByRole('button', { name: 'reviews.yesTo' })[0] ?? document.body);
  expect((await screen.findByRole('alert')).textContent).toBe('Sign in to vote.');
});

test('a vote is shown in all copies of the review on the page', async () => {
  const view = await loadView('coat');
  const [positive, critical] = view.page.results;
  if (!positive || !critical) throw new Error('too few reviews');
  renderReviews({ ...view, pair: { positive, critical } });
  respond = async () => Response.json({ helpfulCount: 1, unhelpfulCount: 0 });
  fireEvent.click(screen.getAllByRole('button', { name: 'reviews.yesTo' })[0] ?? document.body);
  await waitFor(() => expect(screen.getAllByText('reviews.voted')).toHaveLength(2));
});

test('a review with a photo is in the list and in the gallery without a second id', async () => {
  const view = await loadView('coat');
  const [review] = view.page.results;
  const photos = (review?.photos ?? []).map((photo) => ({
    ...{ ...photo, reviewId: review?.id ?? '', username: null },
  }));
  renderReviews({ ...view, photos });
  pressLink('reviews.allPhotos');
  await screen.findByRole('figure');
  expect(document.querySelectorAll('[id="review-R13"]')).toHaveLength(1);
});

test('the link to all photos shows those of every language without JavaScript', async () => {
  const view = await loadView('coat');
  const photos = view.page.results.flatMap(({ id, photos }) =>
    photos.map((photo) => ({ ...photo, reviewId: id, username: null })),
  );
  renderReviews({ ...view, photos });
  const url = screen.getByRole('link', { name: 'reviews.allPhotos' }).getAttribute('href');
  expect(url).toContain('photos=1');
  expect(url).toContain('languages=all');
});

test('without JavaScript, a later page counts those before it and leads back to them', async () => {
  const params = { ...DEFAULT_REVIEW_PARAMS, page: 2 };
  const page = await reviews.listReviews({ ...toReviewQuery(params, 'en'), productKey: 'coat' });
  renderReviews({ ...(await loadView('coat')), params, page });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('reviews.previous')).not.toContain('page=');
  const next = new URL(hrefOf('reviews.more') ?? '', 'http://shop.test').searchParams;
  expect(next.get('page')).toBe('3');
  expect([next.get('until'), next.get('after')]).toEqual([page.until, page.next]);
});

test('REV-2: a skeleton is shown while reviews load, in place of the list or below it', async () => {
  renderReviews(await loadView('coat'));
  const respondNormally = respond;
  const pending: (() => void)[] = [];
  respond = (call) => new Promise((resolve) => pending.push(() => resolve(respondNormally(call))));
  const list = document.querySelector('[data-review-list]');
  pressLink('reviews.more');
  expect(list?.querySelectorAll(':scope > [aria-hidden]')).toHaveLength(1);
  expect(list?.hasAttribute('data-is-new')).toBe(false);
  pending.shift()?.();
  await waitFor(() => expect(shownReviews()).toHaveLength(10));
  expect(list?.querySelector(':scope > [aria-hidden]')).toBeNull();
  pressLink(/^reviews.rating1/);
  expect(list?.hasAttribute('data-is-new')).toBe(true);
  expect(list?.getAttribute('aria-busy')).toBe('true');
  pending.shift()?.();
  await waitFor(() => expect(shownReviews()).toEqual(['R12']));
  expect(list?.hasAttribute('data-is-new')).toBe(false);
});

test('REV-3: a long review is shortened, and opened by its link', async () => {
  reviews.save([reviewRecord(30, { body: 'soft '.repeat(100) })]);
  renderReviews(await loadView('coat'));
  const long = within(screen.getAllByRole('article')[0] ?? document.body);
  const text = () => long.getByText(/^soft/).textContent?.length ?? 0;
  expect(text()).toBeLessThanOrEqual(251);
  fireEvent.click(long.getByRole('link', { name: 'reviews.readMore reviews.readMoreOf' }));
  expect(text()).toBe(500);
  expect(long.getByRole('link', { name: 'reviews.readLess reviews.readLessOf' })).toBeTruthy();
});

test('a vote is counted at once, and one that fails can be tried again', async () => {
  renderReviews(await loadView('coat'));
  const first = within(screen.getAllByRole('article')[0] ?? document.body);
  const respondNormally = respond;
  respond = async () => new Response(null, { status: 503 });
  fireEvent.click(first.getByRole('button', { name: 'reviews.yesTo' }));
  expect(await first.findByRole('alert')).toBeTruthy();
  respond = async (call) =>
    call.pathname === '/_api/reviews/vote'
      ? Response.json({ helpfulCount: 1, unhelpfulCount: 0 })
      : await respondNormally(call);
  fireEvent.click(first.getByRole('button', { name: 'reviews.yesTo' }));
  expect((await first.findByRole('status')).textContent).toBe('reviews.voted');
  expect(first.getByText('reviews.helpful')).toBeTruthy();
  expect(first.queryByRole('button')).toBeNull();
});
