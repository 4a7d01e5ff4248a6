/** Tests of posted questions and answers: fields and their faults, proof of purchase, limits. */
import { describe, expect, test } from 'vitest';
import { signBuyerToken } from '#features/review-writing/form/buyer-token.server.ts';
import { identifyReviewer } from '#features/reviews/review-person.server.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { isProblem } from '#kit/problem.ts';
import { signText } from '#kit/secrets.server.ts';
import type { Customer } from '#request/shop.ts';
import { createTestShop, type TestShopOptions } from '#test/create-test-shop.ts';
import { createMemoryQuestions } from '../memory/memory-questions.fixtures.ts';
import { submitAnswer, submitQuestion } from './submit-question.server.ts';

const ada: Customer = {
  ...{ id: 'c', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
  membershipUntil: null,
};
const product = someProduct();
const { productKey } = product;
const good = { body: 'Does it have a lining?', username: 'Ada' };
const sign = (text: string) => signText('a secret', text);

let number = 0;

function openShop(options: TestShopOptions = {}) {
  number += 1;
  const questions = createMemoryQuestions([], { productKeys: [productKey] });
  const shop = createTestShop({
    visitor: { network: 'test', ipHash: `asking-caller-${number}`, userAgent: '' },
    ...{ sign, now: new Date('2026-10-01'), ports: { questions }, ...options },
  });
  const ask = (fields: object) => submitQuestion(shop, product, { ...fields });
  const own = () => questions.listOwnQuestions(identifyReviewer(shop, ada.id, ada.email));
  return { shop, questions, ask, own };
}

async function problemOf(work: Promise<unknown>) {
  const problem = await work.catch((error: unknown) => error);
  if (!isProblem(problem)) throw new Error('It was not refused.');
  const { status, code, details } = problem;
  return { status, code, faults: details.faults?.map((fault) => `${fault.field} ${fault.code}`) };
}

describe('a posted question', () => {
  test('of a customer waits for a moderator, and one of a guest for the emailed link', async () => {
    const customer = openShop({ customer: ada });
    expect(await customer.ask(good)).toBe('now');
    expect(await customer.own()).toMatchObject([{ status: 'pending', body: good.body }]);
    const guest = openShop();
    expect(await guest.ask({ ...good, email: ada.email })).toBe('mail');
    expect(await guest.own()).toEqual([]);
  });

  test('reports every fault with its field, in the order of the form', async () => {
    const { ask } = openShop();
    const wrong = { body: 'Short?', username: 'www.example.com', email: 'none' };
    expect(await problemOf(ask(wrong))).toEqual({
      ...{ status: 400, code: 'reviewForm.bodyShort' },
      faults: [
        'body reviewForm.bodyShort',
        'username reviewForm.nicknameAddress',
        'email reviewForm.emailBad',
      ],
    });
    expect(await problemOf(ask({ ...wrong, body: 'x'.repeat(501) }))).toMatchObject({
      code: 'reviewForm.bodyLong',
    });
  });

  test('loses control characters and direction marks', async () => {
    const { ask, own } = openShop({ customer: ada });
    await ask({ ...good, body: 'Is it\u202e lined\u0000, or not?' });
    expect(await own()).toMatchObject([{ body: 'Is it  lined , or not?' }]);
  });

  test('answers 429 after thirty forms of one caller, and five of one address', async () => {
    const { ask } = openShop({ customer: { ...ada, email: 'limit@example.com' } });
    for (let time = 0; time < 5; time += 1) await ask(good);
    const problem = await problemOf(ask(good));
    expect(problem).toMatchObject({ status: 429, code: 'reviewForm.tooMany' });
    const wrong = openShop();
    for (let time = 0; time < 30; time += 1)
      expect(await problemOf(wrong.ask({}))).toMatchObject({ status: 400 });
    expect(await problemOf(wrong.ask({}))).toMatchObject({ status: 429 });
  });
});

describe('a posted answer', () => {
  const until = new Date('2030-01-01');

  async function openQuestion(options: TestShopOptions = {}) {
    const setup = openShop({ ...options, customer: { ...ada, id: `asker-${number}` } });
    const { shop, questions } = setup;
    const asker = identifyReviewer(shop, `asker-${number}`, 'x');
    await questions.submitQuestion({ ...good, productKey, language: 'en' }, asker, null);
    const [question] = await questions.listOwnQuestions(asker);
    await questions.publish(question?.id ?? '', question?.submittedAt ?? '');
    const questionId = question?.id ?? '';
    const buyer = signBuyerToken({ sign }, { order: `order-${number}`, productKey, until });
    const answer = (fields: object = {}) =>
      submitAnswer(shop, product, {
        ...{ body: 'Yes, a silk one.', username: 'Ben', question: questionId, buyer, ...fields },
      });
    const waiting = async () =>
      (await questions.listForModeration({ status: 'pending', limit: 10 })).map(
        ({ kind, isVerified }) => ({ kind, isVerified }),
      );
    return { answer, waiting, questionId };
  }

  test('of the holder of a buyer’s link waits as that of a verified buyer', async () => {
    const { answer, waiting } = await openQuestion();
    await answer();
    expect(await waiting()).toEqual([{ kind: 'answer', isVerified: true }]);
  });

  test.each([
    ['without a link', {}],
    ['with a forged link', { buyer: 'order-1.30000.forged' }],
    [
      'with the link of another product',
      { buyer: signBuyerToken({ sign }, { order: 'order-1', productKey: 'other', until }) },
    ],
    [
      'with an expired link',
      {
        buyer: signBuyerToken(
          { sign },
          { order: 'order-1', productKey, until: new Date('2020-01-01') },
        ),
      },
    ],
  ])('is refused %s, and nothing is stored', async (_name, fields) => {
    const { answer, waiting } = await openQuestion();
    expect(await problemOf(answer({ buyer: undefined, ...fields }))).toMatchObject({
      ...{ status: 403, code: 'questionForm.buyerOnly' },
    });
    expect(await waiting()).toEqual([]);
  });

  test('is refused for an unknown question, and for its faults', async () => {
    const { answer } = await openQuestion();
    expect(await problemOf(answer({ question: 'none' }))).toMatchObject({ status: 404 });
    expect(await problemOf(answer({ body: 'Yes.', username: '' }))).toMatchObject({
      faults: ['body reviewForm.bodyShort', 'username reviewForm.nicknameLength'],
    });
  });
});
