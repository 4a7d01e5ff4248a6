/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import type { ShopPublic } from '#request/shop.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { parseConsentForm } from './consent.ts';
import { ConsentBanner } from './consent-banner.tsx';

afterEach(cleanup);

function acceptAll(tags?: ShopPublic['fascia']['tags']) {
  const shop = { ...testShop, fascia: { ...testShop.fascia, ...(tags && { tags }) } };
  const { container } = render(
    <ShopProvider value={shop}>
      <ConsentBanner />
    </ShopProvider>,
  );
  const form = container.querySelector('form');
  const fields = new FormData(form ?? undefined);
  fields.set('choice', 'all');
  return parseConsentForm(fields);
}

test('a shop without tags asks about searches and content only', () => {
  expect(acceptAll()).toMatchObject({ embeds: true, analytics: false, advertising: false });
  expect(screen.getByText('consent.question')).toBeTruthy();
});

test('a shop with tags also asks about analytics and advertising', () => {
  expect(acceptAll({ tagManager: { id: 'GTM-TEST' } })).toMatchObject({
    ...{ embeds: true, analytics: true, advertising: true },
  });
  expect(screen.getByText('consent.questionTags')).toBeTruthy();
});
