/** @vitest-environment happy-dom */
/** Tests of the rendered review form: after a refusal before it was read, and of a buyer. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { ReviewForm } from './review-form.tsx';
import type { ReviewFormErrors } from './review-form-errors.ts';
import type { ReviewFormView } from './review-form-view.ts';

const guest: ReviewFormView = {
  product: { productKey: 'p', slug: 'dress', name: 'Dress', picture: null },
  ...{ csrf: 'token', productFields: { secondaryRatings: [], hasFit: false } },
  ...{ isGuest: true, isVerified: false, buyer: null, isEdit: false, draftOwner: null },
  ...{ values: { username: '' }, photos: [] },
};
const edit: ReviewFormView = {
  ...guest,
  ...{ isGuest: false, isEdit: true, draftOwner: 'ada' },
  values: { rating: '4', title: 'Warm', body: 'Warm and light.', username: 'Ada' },
  photos: [{ id: 'file', token: 'file signature', preview: null }],
};

function renderForm(view: ReviewFormView, formErrors: ReviewFormErrors | null = null) {
  document.body.innerHTML = renderToStaticMarkup(
    <ShopProvider value={testShop}>
      <MessageKeysProvider>
        <ReviewForm view={view} formErrors={formErrors} />
      </MessageKeysProvider>
    </ShopProvider>,
  );
  const form = document.querySelector('form');
  return form ? new FormData(form) : new FormData();
}

test.each(['request.slow', 'reviewForm.busy', 'reviewForm.tooMany'])(
  'an edit that is refused before it is read (%s) keeps the stored review and its photos',
  (code) => {
    const fields = renderForm(edit, {
      ...{ code, faults: [], retryAfter: null, formValues: {}, photos: [] },
    });
    expect(Object.fromEntries(fields)).toMatchObject({
      ...{ rating: '4', title: 'Warm', body: 'Warm and light.', username: 'Ada' },
      keptPhoto: 'file signature',
    });
  },
);

test('a form that was read shows the sent values, without deselected photos', () => {
  const fields = renderForm(edit, {
    ...{ code: 'reviewForm.bodyShort', faults: [], retryAfter: null, photos: [] },
    formValues: { rating: '4', title: '', body: 'Short.', username: 'Ada' },
  });
  expect(Object.fromEntries(fields)).toMatchObject({ title: '', body: 'Short.' });
  expect(fields.get('keptPhoto')).toBeNull();
});

test('signing in leads back to the form with the proof of purchase', () => {
  renderForm({ ...guest, isVerified: true, buyer: 'order-1.20000.sig' });
  const href = document.querySelector('a[href*="redirect="]')?.getAttribute('href') ?? '';
  expect(new URL(href, 'http://shop.example').searchParams.get('redirect')).toBe(
    '/product/dress/write-review?buyer=order-1.20000.sig',
  );
});
