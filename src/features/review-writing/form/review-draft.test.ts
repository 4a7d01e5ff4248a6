/** @vitest-environment happy-dom */
/** Drafts of reviews: changed fields only, for their author and version of the review. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  autosaveReviewDraft,
  type DraftedForm,
  discardReviewDraft,
} from './review-draft.browser.ts';

const product = { productKey: 'p', slug: 'dress', name: 'Dress', picture: null };
const guest: DraftedForm = { product, values: { username: '' }, draftOwner: null, isEdit: false };
const ada: DraftedForm = { ...guest, values: { username: 'Ada' }, draftOwner: 'ada' };
const edit: DraftedForm = {
  ...{ product, draftOwner: 'ada 1', isEdit: true },
  values: { rating: '4', title: 'Warm', body: 'Warm\r\nand light.', username: 'Ada' },
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

/** Opens the form as the server renders it, with `values` or those of form errors. */
function open(view: DraftedForm, refused: Readonly<Record<string, string>> | null = null) {
  const values = refused ?? view.values;
  const form = document.createElement('form');
  for (const stars of ['4', '5']) {
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'rating' });
    Object.assign(radio, { value: stars, defaultChecked: values.rating === stars });
    form.append(radio);
  }
  const fields = ['title', 'username'].map((name) =>
    Object.assign(document.createElement('input'), { name, defaultValue: values[name] ?? '' }),
  );
  const body = Object.assign(document.createElement('textarea'), { name: 'body' });
  body.textContent = values.body ?? '';
  form.append(...fields, body);
  document.body.replaceChildren(form);
  const { signal } = new AbortController();
  const isRestored = autosaveReviewDraft(form, view, refused !== null, signal);
  const read = () => Object.fromEntries(new FormData(form));
  const type = (name: string, value: string) => {
    const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (input) input.value = value;
    form.dispatchEvent(new Event('input'));
  };
  return { isRestored, type, read, element: form };
}

test('what a guest typed comes back after signing in, and empty fields keep their prefill', () => {
  open(guest).type('body', 'It survives rain.');
  const form = open(ada);
  expect(form.isRestored).toBe(true);
  expect(form.read()).toMatchObject({ body: 'It survives rain.', username: 'Ada', title: '' });
});

test('a guest’s draft leaves the review alone that the customer already has', () => {
  open(guest).type('body', 'It survives rain.');
  const form = open(edit);
  expect(form.isRestored).toBe(false);
  expect(form.read()).toMatchObject({ rating: '4', title: 'Warm', username: 'Ada' });
  expect(form.read().body).toContain('and light.');
});

test('a field emptied in a stored review is still empty; one typed back is no draft', () => {
  const first = open(edit);
  first.type('title', '');
  expect(open(edit).read()).toMatchObject({ rating: '4', title: '', username: 'Ada' });
  first.type('title', 'Warm');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['a newer version of the review', edit, { ...edit, draftOwner: 'ada 2' }],
  ['another customer', ada, { ...ada, draftOwner: 'grace' }],
  ['a guest after a customer', ada, guest],
])('a draft does not fill the form of %s', (_, author, reader) => {
  open(author).type('body', 'It survives rain.');
  const form = open(reader);
  expect(form.isRestored).toBe(false);
  expect(form.read().body).not.toContain('rain');
});

test('a guest’s draft that a customer went on with is not shown to a guest after them', () => {
  open(guest).type('body', 'It survives rain.');
  expect(open(ada).isRestored).toBe(true);
  expect(open(guest).isRestored).toBe(false);
});

test('the form of a guest removes the drafts of customers from the tab', () => {
  open(ada).type('body', 'It survives rain.');
  open({ ...guest, product: { ...product, productKey: 'other' } });
  expect(sessionStorage).toHaveLength(0);
});

test('a refused form is saved whole, not only what was changed since', () => {
  open(guest, { body: 'It survives rain.', username: '' }).type('username', 'Ada B.');
  expect(open(guest).read()).toMatchObject({ body: 'It survives rain.', username: 'Ada B.' });
});

test('a draft fills the form for a day after its last change, however often it was shown', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') });
  open(guest).type('body', 'It survives rain.');
  vi.setSystemTime(new Date('2026-11-02T12:00:00Z'));
  expect(open(guest).isRestored).toBe(true);
  vi.setSystemTime(new Date('2026-11-02T12:00:01Z'));
  expect(open(guest).isRestored).toBe(false);
});

test('a discarded draft is gone from the form and from the tab; prefilled fields stay', () => {
  open(ada).type('body', 'It survives rain.');
  const form = open(ada);
  discardReviewDraft(form.element, product.productKey);
  expect(form.read()).toMatchObject({ body: '', username: 'Ada' });
  expect(sessionStorage).toHaveLength(0);
  expect(open(ada).isRestored).toBe(false);
});
