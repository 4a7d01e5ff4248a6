/** @vitest-environment happy-dom */
/** Tests of drafts of reviews: changed fields only, by author and version of the review. */
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

/** Opens the form as the server renders it: with the values of the view, or of a refused form. */
function openForm(view: DraftedForm, refused: Readonly<Record<string, string>> | null = null) {
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
  const data = () => Object.fromEntries(new FormData(form));
  const type = (name: string, value: string) => {
    const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (input) input.value = value;
    form.dispatchEvent(new Event('input'));
  };
  return { isRestored, type, data, element: form };
}

test('a guest’s draft is restored after signing in, and empty fields keep their prefilled values', () => {
  openForm(guest).type('body', 'It survives rain.');
  const form = openForm(ada);
  expect(form.isRestored).toBe(true);
  expect(form.data()).toMatchObject({ body: 'It survives rain.', username: 'Ada', title: '' });
});

test('a guest’s draft does not change a review that the customer already has', () => {
  openForm(guest).type('body', 'It survives rain.');
  const form = openForm(edit);
  expect(form.isRestored).toBe(false);
  expect(form.data()).toMatchObject({ rating: '4', title: 'Warm', username: 'Ada' });
  expect(form.data().body).toContain('and light.');
});

test('a field emptied in a stored review stays empty; without a difference there is no draft', () => {
  const first = openForm(edit);
  first.type('title', '');
  expect(openForm(edit).data()).toMatchObject({ rating: '4', title: '', username: 'Ada' });
  first.type('title', 'Warm');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['a newer version of the review', edit, { ...edit, draftOwner: 'ada 2' }],
  ['another customer', ada, { ...ada, draftOwner: 'grace' }],
  ['a guest after a customer', ada, guest],
])('a draft does not fill the form of %s', (_, author, reader) => {
  openForm(author).type('body', 'It survives rain.');
  const form = openForm(reader);
  expect(form.isRestored).toBe(false);
  expect(form.data().body).not.toContain('rain');
});

test('a guest’s draft that a customer continued is not shown to a later guest', () => {
  openForm(guest).type('body', 'It survives rain.');
  expect(openForm(ada).isRestored).toBe(true);
  expect(openForm(guest).isRestored).toBe(false);
});

test('the form of a guest removes the drafts of customers from the tab', () => {
  openForm(ada).type('body', 'It survives rain.');
  openForm({ ...guest, product: { ...product, productKey: 'other' } });
  expect(sessionStorage).toHaveLength(0);
});

test('of a refused form all fields are saved, not only later changes', () => {
  openForm(guest, { body: 'It survives rain.', username: '' }).type('username', 'Ada B.');
  expect(openForm(guest).data()).toMatchObject({ body: 'It survives rain.', username: 'Ada B.' });
});

test('a draft fills the form for a day after its last change, however often it was shown', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') });
  openForm(guest).type('body', 'It survives rain.');
  vi.setSystemTime(new Date('2026-11-02T12:00:00Z'));
  expect(openForm(guest).isRestored).toBe(true);
  vi.setSystemTime(new Date('2026-11-02T12:00:01Z'));
  expect(openForm(guest).isRestored).toBe(false);
});

test('a discarded draft is gone from the form and from the tab; prefilled fields stay', () => {
  openForm(ada).type('body', 'It survives rain.');
  const form = openForm(ada);
  discardReviewDraft(form.element, product.productKey);
  expect(form.data()).toMatchObject({ body: '', username: 'Ada' });
  expect(sessionStorage).toHaveLength(0);
  expect(openForm(ada).isRestored).toBe(false);
});
