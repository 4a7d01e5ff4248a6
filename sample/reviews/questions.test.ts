/** Tests of the sample's questions and answers. */
import { expect, test } from 'vitest';
import { buildSampleCatalogue } from '../catalogue/catalogue.ts';
import { makeQuestions, SAMPLE_QUESTIONS } from './make-questions.ts';
import { REVIEW_LANGUAGES } from './traits.ts';

const { products } = buildSampleCatalogue();
const questions = [...makeQuestions(products)];
const live = new Map(
  products
    .filter(({ status }) => status === 'live')
    .map((product) => [product.productKey, product]),
);

test('two hundred questions in four languages, the same every time', () => {
  expect(questions).toHaveLength(SAMPLE_QUESTIONS);
  expect([...makeQuestions(products)]).toEqual(questions);
  expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(REVIEW_LANGUAGES));
  expect(new Set(questions.map(({ sourceKey }) => sourceKey)).size).toBe(SAMPLE_QUESTIONS);
});

test('they are about products that are sold, and no product has one twice', () => {
  expect(questions.filter(({ product }) => !live.has(product))).toEqual([]);
  const asked = questions.map(({ product, language, body }) => `${product} ${language} ${body}`);
  expect(new Set(asked).size).toBe(asked.length);
});

test('most have one or two answers, some none', () => {
  const open = questions.filter(({ answers }) => answers.length === 0).length;
  expect(open).toBeGreaterThan(10);
  expect(open).toBeLessThan(50);
  expect(Math.max(...questions.map(({ answers }) => answers.length))).toBe(2);
});

test('answers follow the question, the shop signs with the name of a fascia', () => {
  for (const { submittedAt, answers } of questions)
    for (const answer of answers) {
      expect(answer.submittedAt > submittedAt && answer.submittedAt < '2026-11-01').toBe(true);
      expect(['Aldermoor', 'Nightjar', 'Fernhollow'].includes(answer.username)).toBe(
        answer.isFromShop,
      );
    }
});

test('no text has residue of its pattern', () => {
  const texts = questions.flatMap(({ body, answers }) => [
    body,
    ...answers.map((answer) => answer.body),
  ]);
  expect(texts.filter((text) => /[{}[\]|]|undefined| {2}| [,.]|: *$|: \./.test(text))).toEqual([]);
});
