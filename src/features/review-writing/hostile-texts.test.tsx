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

/** Parses the fields as the form does: without invisible characters. */
function parseFields(text: string) {
  const fields = new Map([
    ['body', text],
    ['title', text],
    ['username', text],
  ]);
  return {
    title: parseLine(fields, 'title', { max: 300, tooLong: 'long' }),
    body: parseParagraphs(fields, limits),
    username: parseNicknameOrNull(fields),
  };
}

/** null if the nickname is refused. */
function parseNicknameOrNull(fields: Map<string, string>): string | null {
  try {
    return parseNickname(fields);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return null;
  }
}

const { document } = new Window();

function renderToBody(element: ReactElement) {
  document.body.innerHTML = renderStaticHtml(shop, element);
  return document.body;
}

const ACTIVE_ELEMENTS =
  'script, style, img, svg, math, iframe, form, video, details, a, body, object, input';

function expectInert(body: ReturnType<typeof renderToBody>): void {
  expect(body.querySelectorAll(ACTIVE_ELEMENTS)).toHaveLength(0);
  const names = [...body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => name.startsWith('on') || name === 'autofocus')).toEqual([]);
}

describe('a thousand injections', () => {
  test('into the title and text of a review, and the text of a question, are shown as text', () => {
    expect(INJECTIONS).toHaveLength(1_000);
    for (const text of INJECTIONS) {
      const { title, body } = parseFields(text);
      const review = renderToBody(<OwnReviewStatus review={{ ...own, rating: 3, title, body }} />);
      expectInert(review);
      expect(review.querySelector('h3')?.textContent).toBe(title);
      expect(review.textContent).toContain(body);
      const question = renderToBody(<OwnQuestionText question={{ ...own, body }} />);
      expectInert(question);
      expect(question.textContent).toContain(body);
    }
  });

  test('into a published question and its answer are shown as text', () => {
    for (const text of INJECTIONS) {
      const { body } = parseFields(text);
      const submittedAt = '2026-10-01T10:00:00.000Z';
      const answer = { id: 'a', body, username: text, submittedAt, isVerified: true };
      const list = renderToBody(
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

  test('into a nickname are refused, or contain no angle bracket', () => {
    for (const text of INJECTIONS) expect(parseFields(text).username ?? '').not.toMatch(/[<>]/);
  });
});
