/** Journeys of the delivery options on the product page. */
import { expect } from '@playwright/test';
import { type DeliveryResponse, findCutOff } from '#features/delivery/delivery.ts';
import { shops } from './support/shops.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [{ base } = { base: '' }] = shops;
const tee = '/product/aldermoor-edit-relaxed-organic-cotton-t-shirt';
const marketplaceLamp = '/product/aldermoor-edit-ribbed-stoneware-table-lamp';
const dress = '/product/aldermoor-edit-relaxed-linen-midi-dress';
const SECTION = { name: 'Delivery options' };
const WEEKDAY = /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/;

test('DEL-1: without JavaScript costs and durations are shown, but no day', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${base}${tee}`);
  const section = page.getByRole('region', SECTION);
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await expect(section).toContainText('£5.99');
  await expect(section).toContainText('On the next delivery day');
  await expect(section).not.toContainText(WEEKDAY);
  await context.close();
});

for (const hasJavaScript of [true, false])
  test.describe(hasJavaScript ? 'any product' : 'any product without JavaScript', () => {
    test.use({ javaScriptEnabled: hasJavaScript });
    test('DEL-1: delivery and returns open in a dialog', async ({ page }) => {
      await page.goto(`${base}${dress}`, { waitUntil: 'domcontentloaded' });
      const opener = page.getByRole('button', { name: 'Delivery and returns' });
      await opener.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Delivery and returns' });
      await expect(dialog).toContainText('Express delivery');
      await expect(dialog).toContainText('Return it within 28 days');
      if (hasJavaScript) await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });

test('DEL-2: the delivery day follows the clock of the server, though that of the browser is years behind', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2019-05-05T05:05:05Z'));
  const responsePromise = page.waitForResponse(/_api\/delivery/);
  await openHydrated(page, `${base}${tee}`);
  await page.mouse.move(10, 200);
  const response: DeliveryResponse = await (await responsePromise).json();
  const express = response.options.find(({ service }) => service === 'express');
  const day = findCutOff(express?.cutOffs ?? [], response.now)?.from ?? '';
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const formattedDay = new Intl.DateTimeFormat('en-GB', format).format(new Date(day));
  const expressOption = page.getByRole('region', SECTION).getByRole('listitem').last();
  await expect(expressOption).toContainText(
    new RegExp(`Order within (\\d+ hrs? )?\\d+ mins? for delivery on ${formattedDay}`),
  );
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test.describe('the product of another seller', () => {
  for (const hasJavaScript of [true, false])
    test.describe(hasJavaScript ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled: hasJavaScript });

      test('DEL-1: identity and terms of the seller open in dialogs', async ({ page }) => {
        await page.goto(`${base}${marketplaceLamp}`, { waitUntil: 'domcontentloaded' });
        const section = page.getByRole('region', SECTION);
        // At the top, so that the dialog does not cover a part of a button of the gallery.
        await section.evaluate((element) => element.scrollIntoView());
        await expect(page.getByText('Sold and sent by Brindle House Lighting Ltd')).toHaveCount(1);
        await section.getByRole('button', { name: 'Seller details' }).click();
        const details = page.getByRole('dialog', { name: 'Seller details' });
        await expect(details.getByText('GB 999 9999 73')).toBeVisible();
        await expect(details.getByText('United Kingdom')).toBeVisible();
        if (hasJavaScript) await expectAccessible(page);
        await expectNoHorizontalScroll(page);
        await page.keyboard.press('Escape');
        await expect(details).toBeHidden();
        await expect(section.getByRole('button', { name: 'Seller details' })).toBeFocused();
        await section.getByRole('button', { name: 'Delivery and returns' }).press('Enter');
        const terms = page.getByRole('dialog', { name: 'Delivery and returns' });
        await expect(terms.getByText('Express delivery and collection points')).toBeVisible();
        await terms.getByRole('button', { name: 'Close' }).click();
        await expect(terms).toBeHidden();
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoHorizontalScroll(page);
      });
    });
});
