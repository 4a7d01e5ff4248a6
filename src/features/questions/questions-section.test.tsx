/** Tests of the sections with questions and answers. */
import '#i18n/message-catalogues.tsx';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { renderStaticHtml } from '#request/render-static-html.server.tsx';
import { createTestShop } from '#test/create-test-shop.ts';
import { loadQuestions } from './load-questions.server.ts';
import { createMemoryQuestions } from './memory/memory-questions.fixtures.ts';
import { DEFAULT_QUESTION_PARAMS, type QuestionListParams } from './question-list-params.ts';
import { QuestionsPageContent } from './questions-page-content.tsx';
import { QuestionsSection } from './questions-section.tsx';

const answer = { username: 'Ada', isFromShop: false, submittedAt: '2026-10-02T10:00:00.000Z' };
const base = { product: 'coat', submittedAt: '2026-10-01T10:00:00.000Z', answers: [] };
const product = { productKey: 'coat', slug: 'wool-coat', name: 'Wool Coat' };

async function load(count: number, params: Partial<QuestionListParams> = {}, language = 'en') {
  const questions = createMemoryQuestions(
    Array.from({ length: count }, (_, index) => ({
      ...base,
      sourceKey: `Q${index}`,
      body: `Question ${index} <b>`,
      language,
      answers:
        index === 0
          ? [
              { ...answer, sourceKey: 'A1', body: 'By a buyer' },
              {
                ...answer,
                sourceKey: 'A2',
                body: 'By us',
                username: 'Aldermoor',
                isFromShop: true,
              },
            ]
          : [],
    })),
  );
  const shop = createTestShop({ ports: { questions } });
  const requested = { params: { ...DEFAULT_QUESTION_PARAMS, ...params }, limit: 3 };
  return { shop, view: await loadQuestions(shop, product, requested) };
}

function parse(html: string) {
  const { document } = new Window();
  document.body.innerHTML = html;
  return document.body;
}

const textsOf = (page: ReturnType<typeof parse>, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

async function renderSection(count: number, language?: string) {
  const { shop, view } = await load(count, {}, language);
  return parse(renderStaticHtml(shop, <QuestionsSection view={view} />));
}

test('a product page has three questions, answers of the shop first, and a link to all', async () => {
  const page = await renderSection(12);
  expect(textsOf(page, 'h3')).toEqual(['Question 0 <b>', 'Question 9 <b>', 'Question 8 <b>']);
  expect(textsOf(page, '.question-text')).toEqual(['By us', 'By a buyer']);
  expect(textsOf(page, '.question-answer bdi')).toEqual([
    'Answer from our team',
    'Answer from Ada',
  ]);
  expect(textsOf(page, 'a')).toEqual(['See all 12 questions']);
});

test('without questions the section has a message, and a form to ask the first one', async () => {
  const page = await renderSection(0);
  expect(textsOf(page, 'h2 ~ p')).toEqual(['No questions about this product yet.']);
  const form = page.querySelector('form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toBe('/product/wool-coat/ask-question?start=1');
  expect(textsOf(page, 'form label, form button')).toEqual(['Ask a question', 'Continue']);
});

test('questions in other languages are shown if there is none in that of the page', async () => {
  const page = await renderSection(2, 'fr');
  expect(textsOf(page, 'h3')).toHaveLength(2);
  expect(page.querySelector('h3')?.getAttribute('lang')).toBe('fr');
});

test('the page of all questions has a search, its results, and links to further pages', async () => {
  const { shop, view } = await load(25, { page: 2 });
  const page = parse(
    renderStaticHtml(shop, <QuestionsPageContent view={{ ...view, total: 25 }} />),
  );
  expect(page.querySelector('[rel=prev]')?.getAttribute('href')).toBe(
    '/product/wool-coat/questions',
  );
  expect(page.querySelector('[rel=next]')?.getAttribute('href')).toBe(
    '/product/wool-coat/questions?page=3',
  );
  const found = await load(25, { search: 'by buyer' });
  const result = parse(renderStaticHtml(found.shop, <QuestionsPageContent view={found.view} />));
  expect(textsOf(result, '[role=status]')).toEqual(['1 question Clear search']);
  expect(textsOf(result, 'h2')).toEqual(['Question 0 <b>']);
});

test('questions are cached until the reviews of their product change', async () => {
  expect((await load(1)).shop.tags).toEqual(['reviews:coat']);
});
