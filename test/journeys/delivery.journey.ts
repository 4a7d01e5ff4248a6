/** Journeys of the delivery options on the product page. */
import { expect } from '@playwright/test';
import { type DeliveryResponse, findCutOff } from '#features/delivery/delivery.ts';
import { shops } from './support/shops.ts';
import { expectAccessible, expectNoWider, openHydrated, test } from './support/watched-page.ts';

const [{ base } = { base: '' }] = shops;
const tee = '/product/aldermoor-edit-relaxed-organic-cotton-t-shirt';
const sold = '/product/aldermoor-edit-ribbed-stoneware-table-lamp';
const dress = '/product/aldermoor-edit-relaxed-linen-midi-dress';
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

for (const isScripted of [true, false])
  test.describe(isScripted ? 'any product' : 'any product without JavaScript', () => {
    test.use({ javaScriptEnabled: isScripted });
    test('DEL-1: delivery and returns open in a dialog', async ({ page }) => {
      await page.goto(`${base}${dress}`, { waitUntil: 'domcontentloaded' });
      const opener = page.getByRole('button', { name: 'Delivery and returns' });
      await opener.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Delivery and returns' });
      await expect(dialog).toContainText('Express delivery');
      await expect(dialog).toContainText('Return it within 28 days');
      if (isScripted) await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
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

      test('DEL-1: identity and terms of the seller open in dialogs', async ({ page }) => {
        await page.goto(`${base}${sold}`, { waitUntil: 'domcontentloaded' });
        const section = page.getByRole('region', SECTION);
        // At the top, so that the dialog does not cover a part of a button of the gallery.
        await section.evaluate((element) => element.scrollIntoView());
        await expect(page.getByText('Sold and sent by Brindle House Lighting Ltd')).toHaveCount(1);
        await section.getByRole('button', { name: 'Seller details' }).click();
        const details = page.getByRole('dialog', { name: 'Seller details' });
        await expect(details.getByText('GB 999 9999 73')).toBeVisible();
        await expect(details.getByText('United Kingdom')).toBeVisible();
        if (isScripted) await expectAccessible(page);
        await expectNoWider(page);
        await page.keyboard.press('Escape');
        await expect(details).toBeHidden();
        await expect(section.getByRole('button', { name: 'Seller details' })).toBeFocused();
        await section.getByRole('button', { name: 'Delivery and returns' }).press('Enter');
        const terms = page.getByRole('dialog', { name: 'Delivery and returns' });
        await expect(terms.getByText('Express delivery and collection points')).toBeVisible();
        await terms.getByRole('button', { name: 'Close' }).click();
        await expect(terms).toBeHidden();
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoWider(page);
      });
    });
});
