/** A thousand injections through the forms of reviews, questions and answers: none becomes HTML. */
import '#i18n/message-catalogues.tsx';
import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { QuestionList } from '#features/questions/question-list.tsx';
import { OwnQuestionText } from '#features/questions/writing/own-question.tsx';
import { isProblem } from '#kit/problem.ts';
import { renderStaticHtml } from '#request/render-static-html.server.tsx';
import { createTestShop } from '#test/create-test-shop.ts';
import { INJECTIONS } from '../../blocks/testing/injections.ts';
import { parseLine, parseNickname, parseParagraphs } from './fields/parse-text-fields.server.ts';
import { OwnReviewStatus } from './own-review-status.tsx';

const limits = { min: 1, max: 5_000, tooShort: 'short', tooLong: 'long' };
const shop = createTestShop();
const own = { status: 'pending', refusalReason: null } as const;

/** As the form stores it: without invisible characters. */
function store(text: string) {
  const fields = new Map([
    ['body', text],
    ['title', text],
    ['username', text],
  ]);
  return {
    title: parseLine(fields, 'title', { max: 300, tooLong: 'long' }),
    body: parseParagraphs(fields, limits),
    username: nicknameOf(fields),
  };
}

/** null for a nickname that is refused. */
function nicknameOf(fields: Map<string, string>): string | null {
  try {
    return parseNickname(fields);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return null;
  }
}

const { document } = new Window();

function parse(element: ReactElement) {
  document.body.innerHTML = renderStaticHtml(shop, element);
  return document.body;
}

const ACTIVE =
  'script, style, img, svg, math, iframe, form, video, details, a, body, object, input';

function expectInert(body: ReturnType<typeof parse>): void {
  expect(body.querySelectorAll(ACTIVE)).toHaveLength(0);
  const names = [...body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => name.startsWith('on') || name === 'autofocus')).toEqual([]);
}

describe('a thousand injections', () => {
  test('into the title and text of a review, and the text of a question, are read as written', () => {
    expect(INJECTIONS).toHaveLength(1_000);
    for (const text of INJECTIONS) {
      const { title, body } = store(text);
      const review = parse(<OwnReviewStatus review={{ ...own, rating: 3, title, body }} />);
      expectInert(review);
      expect(review.querySelector('h3')?.textContent).toBe(title);
      expect(review.textContent).toContain(body);
      const question = parse(<OwnQuestionText question={{ ...own, body }} />);
      expectInert(question);
      expect(question.textContent).toContain(body);
    }
  });

  test('into a published question and its answer are read as written', () => {
    for (const text of INJECTIONS) {
      const { body } = store(text);
      const submittedAt = '2026-10-01T10:00:00.000Z';
      const answer = { id: 'a', body, username: text, submittedAt, isVerified: true };
      const list = parse(
        <QuestionList
          level={2}
          questions={[
            {
              ...{ id: 'q', body, username: text, language: null, submittedAt },
              answers: [{ ...answer, isFromShop: false }],
            },
          ]}
        />,
      );
      expectInert(list);
      expect(list.querySelector('h2')?.textContent).toBe(body);
    }
  });

  test('into a nickname are refused, or have no character of HTML', () => {
    for (const text of INJECTIONS) expect(store(text).username ?? '').not.toMatch(/[<>]/);
  });
});
