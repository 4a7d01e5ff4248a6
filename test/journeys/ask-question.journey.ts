/**
 * Journeys of asking about a product: guests, customers, moderation, answers; without JavaScript.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { waitForLink } from './support/captured-emails.ts';
import { runTool } from './support/run-tool.ts';
import { shops } from './support/shops.ts';
import { newEmail, signUp } from './support/sign-up.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor, nightjar] = shops.map(({ base }) => base);
const dress = '/product/halfpenny-lane-lined-linen-midi-dress';

let questionCount = 0;
/** A question that no other run asks. */
function newQuestion(): string {
  questionCount += 1;
  return `Does the lining of dress ${Date.now()}-${questionCount} crease on a train?`;
}

const mainOf = (page: Page) => page.getByRole('main');
const send = (page: Page) => page.getByRole('button', { name: 'Send question' }).click();

async function fillIn(form: Locator, question: string, email: string | null): Promise<void> {
  await form.getByLabel('Your question', { exact: true }).fill(question);
  await form.getByLabel('Name shown with your question').fill('Ada B.');
  if (email !== null) await form.getByLabel('Email address').fill(email);
}

/** Runs the moderation command, as the shop's staff do. */
async function moderate(...args: readonly string[]): Promise<string> {
  const tool = 'tools/moderation/questions.ts';
  const { code, printed } = await runTool(tool, args, 'test-results/shop');
  expect(code, printed).toBe(0);
  return printed;
}

/** `ID@VERSION` of a question or answer that waits for moderation; '' if none does. */
async function findPendingId(question: string): Promise<string> {
  const lines = (await moderate('list', '--limit', '500')).split('\n');
  const index = lines.findIndex((line) => line.includes(question));
  if (index < 0) return '';
  return (
    lines
      .slice(0, index)
      .findLast((line) => /^\S+@/.test(line))
      ?.split(' ')[0] ?? ''
  );
}

/** Creates the token of an order that contains the product of a question. */
async function createBuyerToken(pendingId: string): Promise<string> {
  const lines = await moderate('show', pendingId);
  const productKey = /^\S+@\S+ +(\S+)/.exec(lines)?.[1] ?? '';
  const order = `order-${Date.now()}`;
  const { code, printed } = await runTool(
    'tools/moderation/reviews.ts',
    ['link', productKey, '--order', order],
    'test-results/shop',
  );
  expect(code, printed).toBe(0);
  return /answer-question\?buyer=(\S+)/.exec(printed)?.[1] ?? '';
}

async function confirmByEmail(page: Page, email: string): Promise<void> {
  await page.goto(await waitForLink(email, /Confirm your question/));
  await expect(page.getByRole('heading', { name: 'Confirm your question' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm question' }).click();
  await expect(page.getByText('Waiting to be checked')).toBeVisible();
}

test('a guest starts a question on the product page, confirms it, and reads the shop’s answer once both are published', async ({
  page,
}) => {
  const [question, email] = [newQuestion(), newEmail()];
  await openHydrated(page, `${aldermoor}${dress}`);
  const section = page.locator('#questions');
  const field = section.getByLabel('Ask a question');
  await field.scrollIntoViewIfNeeded();
  await field.fill(question);
  await section.getByRole('button', { name: 'Continue' }).click();
  const form = mainOf(page);
  await expect(form.getByLabel('Your question', { exact: true })).toHaveValue(question);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await fillIn(form, question, email);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you for your question' })).toBeVisible();
  await expectAccessible(page);
  await confirmByEmail(page, email);
  await expectAccessible(page);
  const pendingId = await findPendingId(question);
  await moderate('publish', pendingId);
  const [id = ''] = pendingId.split('@');
  await moderate('answer', id, '--name', 'Aldermoor', '--text', 'Hardly: it is half wool.');
  await expect(async () => {
    await page.goto(`${aldermoor}${dress}/questions`);
    await expect(page.getByText('Hardly: it is half wool.').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await expect(page.getByText('Answer from our team').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test.describe('a refused question', () => {
  test.use({ expectedErrors: /status of 400 .*\/ask-question\b/ });

  test('has every error at its field, and keeps the text', async ({ page }) => {
    await openHydrated(page, `${nightjar}${dress}/ask-question`);
    const form = mainOf(page);
    await fillIn(form, 'Short?', 'nonsense');
    await form.getByLabel('Name shown with your question').fill('ada@example.com');
    await send(page);
    await expect(form.getByRole('alert')).toHaveText('3 fields need your attention.');
    const body = form.getByLabel('Your question', { exact: true });
    await expect(body).toHaveAccessibleDescription(/at least 10 characters/);
    await expect(body).toHaveValue('Short?');
    await expect(form.getByLabel('Email address')).toHaveAccessibleDescription(
      /Please enter an email address/,
    );
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
});

test('a customer asks without confirming by email, and deletes the question in the account', async ({
  page,
}) => {
  const question = newQuestion();
  await page.goto(`${aldermoor}/sign-up`);
  await signUp(page, newEmail());
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await openHydrated(page, `${aldermoor}${dress}/ask-question`);
  await expect(mainOf(page).getByLabel('Email address')).toHaveCount(0);
  await fillIn(mainOf(page), question, null);
  await send(page);
  await expect(
    page.getByText('We read every question and answer before we publish it.'),
  ).toBeVisible();
  await page.goto(`${aldermoor}/account/reviews`);
  await expect(page.getByRole('heading', { name: 'Your questions' })).toBeVisible();
  await expect(page.getByText(question)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete question' }).click();
  await expect(page.getByText('Your question has been deleted.')).toBeVisible();
  await expect(page.getByText(question)).toHaveCount(0);
});

test('Nightjar in Arabic: the form is in Arabic and right to left, and nothing is too wide', async ({
  page,
}) => {
  await openHydrated(page, `${nightjar}/ar${dress}/ask-question`);
  await expect(page.getByRole('button', { name: 'أرسل السؤال' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'أرسل السؤال' })).toHaveCSS('direction', 'rtl');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test.describe('a forged link of an order email', () => {
  test.use({ expectedErrors: /status of 403 .*\/answer-question\b/ });

  test('opens no form for an answer', async ({ page }) => {
    await page.goto(`${aldermoor}${dress}/answer-question?buyer=order-1.30000.forged`);
    await expect(page.getByRole('alert')).toContainText('This link is invalid or has expired.');
    await expect(page.getByRole('button', { name: 'Send answer' })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('a verified buyer opens the link of an order email and answers a question; the answer is published', async ({
  page,
}) => {
  const question = newQuestion();
  const answer = `No crease after two hours, seat ${Date.now()}.`;
  await page.goto(`${aldermoor}/sign-up`);
  await signUp(page, newEmail());
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await openHydrated(page, `${aldermoor}${dress}/ask-question`);
  await fillIn(mainOf(page), question, null);
  await send(page);
  await expect(page.getByText('We read every question')).toBeVisible();
  const pendingId = await findPendingId(question);
  await moderate('publish', pendingId);
  await page.goto(
    `${aldermoor}${dress}/answer-question?buyer=${await createBuyerToken(pendingId)}`,
  );
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: question })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Answer this question: ${question}` }).click();
  await mainOf(page).getByLabel('Your answer', { exact: true }).fill(answer);
  await mainOf(page).getByLabel('Name shown with your answer').fill('Ada B.');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Thank you for your answer.')).toBeVisible();
  const pendingAnswerId = await findPendingId(answer);
  expect(pendingAnswerId).not.toBe('');
  await moderate('publish', pendingAnswerId);
  await expect(async () => {
    await page.goto(`${aldermoor}${dress}/questions`);
    await expect(page.getByText(answer)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Ada B., verified buyer').first()).toBeVisible();
  await page.goto(`${aldermoor}/account/reviews`);
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Delete answer' }).click();
  await expect(page.getByText('Your answer has been deleted.')).toBeVisible();
  await expect(page.getByText(answer)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is started on the product page, sent and confirmed, then deleted', async ({
    page,
  }) => {
    const [question, email] = [newQuestion(), newEmail()];
    await page.goto(`${aldermoor}${dress}`);
    await page.locator('#questions').getByLabel('Ask a question').fill(question);
    await page.locator('#questions').getByRole('button', { name: 'Continue' }).click();
    await expect(mainOf(page).getByLabel('Your question', { exact: true })).toHaveValue(question);
    await fillIn(mainOf(page), question, email);
    await send(page);
    await expect(page.getByText('One more step')).toBeVisible();
    await confirmByEmail(page, email);
    await page.getByRole('button', { name: 'Delete question' }).click();
    await expect(page.getByText('Your question has been deleted.')).toBeVisible();
    expect(await findPendingId(question)).toBe('');
  });
});
