/** Journeys of the delivery options on the product page. */
import { expect } from '@playwright/test';
import { type DeliveryResponse, findCutOff } from '#features/delivery/delivery.ts';
import { shops } from './support/shops.ts';
import { expectAccessible, expectNoWider, openHydrated, test } from './support/watched-page.ts';

const [{ base } = { base: '' }] = shops;
const tee = '/product/aldermoor-edit-relaxed-organic-cotton-t-shirt';
const sold = '/product/aldermoor-edit-ribbed-stoneware-table-lamp';
const SECTION = { name: 'Delivery options' };
const DAY = /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/;

test('DEL-1: without JavaScript costs and durations, and no day', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${base}${tee}`);
  const section = page.getByRole('region', SECTION);
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await expect(section).toContainText('£5.99');
  await expect(section).toContainText('On the next delivery day');
  await expect(section).not.toContainText(DAY);
  await context.close();
});

test('DEL-2: the day of the server, on a browser whose clock is years behind', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2019-05-05T05:05:05Z'));
  const call = page.waitForResponse(/_api\/delivery/);
  await openHydrated(page, `${base}${tee}`);
  await page.mouse.move(10, 200);
  const response: DeliveryResponse = await (await call).json();
  const express = response.options.find(({ service }) => service === 'express');
  const day = findCutOff(express?.cutOffs ?? [], response.now)?.from ?? '';
  const style = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const words = new Intl.DateTimeFormat('en-GB', style).format(new Date(day));
  const shown = page.getByRole('region', SECTION).getByRole('listitem').last();
  await expect(shown).toContainText(
    new RegExp(`Order within (\\d+ hrs? )?\\d+ mins? for delivery on ${words}`),
  );
  await expectAccessible(page);
  await expectNoWider(page);
});

test.describe('the product of another seller', () => {
  for (const isScripted of [true, false])
    test.describe(isScripted ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled: isScripted });

      test('DEL-1: says who sends it; identity and terms open in dialogs', async ({ page }) => {
        await page.goto(`${base}${sold}`, { waitUntil: 'domcontentloaded' });
        const section = page.getByRole('region', SECTION);
        await expect(section.getByText('Sent by Brindle House Lighting Ltd')).toBeVisible();
        await section.getByRole('button', { name: 'Seller details' }).click();
        const details = page.getByRole('dialog', { name: 'Seller details' });
        await expect(details.getByText('GB 999 9999 73')).toBeVisible();
        await expect(details.getByText('United Kingdom')).toBeVisible();
        if (isScripted) await expectAccessible(page);
        await expectNoWider(page);
        await page.keyboard.press('Escape');
        await expect(details).toBeHidden();
        await expect(section.getByRole('button', { name: 'Seller details' })).toBeFocused();
        await section.getByRole('button', { name: 'Delivery and exclusions' }).press('Enter');
        const terms = page.getByRole('dialog', { name: 'Delivery and exclusions' });
        await expect(terms.getByText('Express delivery and collection points')).toBeVisible();
        await terms.getByRole('button', { name: 'Close' }).click();
        await expect(terms).toBeHidden();
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoWider(page);
      });
    });
});
