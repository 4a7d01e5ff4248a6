/** Steps of a checkout at Nightjar, the fascia that has its own. */
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { SIZE_IN_STOCK, shops } from './shops.ts';
import { expectHydrated } from './watched-page.ts';

const [, shop] = shops;
export const ORDER_BUTTON = /^Order with obligation to pay: £[\d.,]+$/;

/** Chooses a size of the nth product of the category. */
export async function chooseProduct(page: Page, index: number): Promise<void> {
  await openProduct(page, index);
  await chooseSize(page);
}

async function openProduct(page: Page, index: number): Promise<void> {
  await page.goto(`${shop.base}${shop.category}`, { waitUntil: 'domcontentloaded' });
  const href = await page.locator('article :is(h2, h3) a').nth(index).getAttribute('href');
  await page.goto(`${shop.base}${href}`, { waitUntil: 'domcontentloaded' });
}

/** Chooses a size in stock. At Nightjar the others, such as "M – Out of stock", are enabled too. */
export async function chooseSize(page: Page): Promise<void> {
  const select = page.locator('select[name=size]');
  const option = select.locator('option:enabled').filter({ hasNotText: ' – ' }).first();
  const radio = page.locator(SIZE_IN_STOCK);
  if (await select.count()) await select.selectOption((await option.getAttribute('value')) ?? '');
  else if (await radio.count()) await radio.first().check({ force: true });
}

const addedSchema = z.object({ lines: z.array(z.object({ sku: z.string() })) });

/** Puts the nth product of the category into the basket; returns its SKU. */
export async function fillBasket(page: Page, index = 0): Promise<string> {
  await openProduct(page, index);
  // Selecting a size shows how many are left. Before hydration that would happen so long after the
  // click that the browser counts it as a layout shift.
  await expectHydrated(page);
  await chooseSize(page);
  const response = page.waitForResponse(/addToCart/);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  const { lines } = addedSchema.parse(await (await response).json());
  return lines.at(-1)?.sku ?? '';
}

export async function openCheckout(page: Page): Promise<void> {
  await page.goto(`${shop.base}/basket`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: '1. Delivery address' })).toBeVisible();
}

export async function fillAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Full name').fill('Ada Byron');
  await page.getByLabel('Street and house number').fill('12 Mill Lane');
  await page.getByLabel('Town or city').fill('Bath');
  await page.getByLabel('Postcode').fill('ba11aa');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('button', { name: ORDER_BUTTON })).toBeVisible();
}

export async function pay(page: Page, card: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Test card terminal' })).toBeVisible();
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pay £/ }).click();
}

export const SUCCESSFUL_CARD = /4242 4242 4242 4242/;
export const expectThanks = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
