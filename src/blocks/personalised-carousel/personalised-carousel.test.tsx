/** @vitest-environment happy-dom */
/** Tests of the tabs of the personalised carousel. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contentErrorOf, elementOf } from '#test/components/render-block.tsx';

afterEach(cleanup);

test('products for one have a tab for each department that has any, and open where there are some', () => {
  const loaded = { tabs: ['beauty', 'home'], tab: 'home', products: [], promotions: null };
  render(elementOf('personalised-carousel', { content: { title: 'Yours', tab: 'mens' }, loaded }));
  const tabs = screen
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-pressed'));
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['personal.beauty', 'personal.home']);
  expect(tabs.map((tab) => tab.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
});

test('an unknown department is rejected with the path of its field', () => {
  expect(contentErrorOf('personalised-carousel', { title: 'x', tab: 'pets' })).toMatch(/^tab: /);
});
