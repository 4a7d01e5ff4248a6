/** Handles posted questions, which guests confirm by email, and answers of verified buyers. */
import { normaliseEmail } from '#features/accounts/accounts.ts';
import {
  type AccountFields,
  parseFormFields,
} from '#features/accounts/forms/account-request.server.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import {
  parseGuestEmail,
  parseNickname,
  parseParagraphs,
} from '#features/review-writing/fields/parse-text-fields.server.ts';
import { verifyBuyerToken } from '#features/review-writing/form/buyer-token.server.ts';
import { identifyReviewer } from '#features/reviews/review-person.server.ts';
import { languageOf } from '#features/reviews/reviews.server.ts';
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { QuestionFormView } from './question-form-view.ts';
import { ANSWER_LIMITS, QUESTION_LIMITS } from './question-problem.ts';

const byCaller = createRateLimiter({ attempts: 30, seconds: 600 });
/** One network may have any number of IP addresses. */
const byNetwork = createRateLimiter({ attempts: 120, seconds: 3_600 });
const byProduct = createRateLimiter({ attempts: 100, seconds: 3_600 });
const byEmail = createRateLimiter({ attempts: 5, seconds: 3_600 });
const byOrder = createRateLimiter({ attempts: 20, seconds: 3_600 });

const TOO_MANY = {
  code: 'reviewForm.tooMany',
  message: 'Too many questions or answers; wait before the next',
};
const FAULTS = { tooShort: 'reviewForm.bodyShort', tooLong: 'reviewForm.bodyLong' };

/** Fields whose values are returned if the form is refused. */
export const PRESERVED_QUESTION_FIELDS = ['body', 'username', 'email'];

export function loadQuestionForm(shop: PrivateShop, product: Product): QuestionFormView {
  const { customer } = shop;
  const { slug, name, colours } = product;
  return {
    product: { slug, name, picture: colours[0]?.pictures[0] ?? null },
    ...{ csrf: issueFormToken(shop), isGuest: customer === null },
    username: customer?.firstName ?? '',
  };
}

/**
 * `mail`: a guest has to use the emailed link first.
 * @throws Problem 400 with every fault, 429 and 503 with the seconds to wait.
 */
export async function submitQuestion(
  shop: PrivateShop,
  { productKey, name: productName }: Product,
  posted: AccountFields,
): Promise<'mail' | 'now'> {
  const { customer, fascia, locale, now } = shop;
  countAttempt(byCaller, { caller: shop.visitor.ipHash, now }, TOO_MANY);
  const fields = new Map(Object.entries(posted));
  const { body, username, email } = parseFormFields<{
    body: string;
    username: string;
    email: string | null;
  }>({
    body: () => parseParagraphs(fields, { ...QUESTION_LIMITS, ...FAULTS }),
    username: () => parseNickname(fields),
    email: () => (customer === null ? parseGuestEmail(fields) : null),
  });
  countAttempt(byNetwork, { caller: shop.visitor.network, now }, TOO_MANY);
  countAttempt(byProduct, { caller: productKey, now }, TOO_MANY);
  const asker = identifyReviewer(
    shop,
    customer?.id ?? null,
    normaliseEmail(email ?? customer?.email ?? ''),
  );
  countAttempt(byEmail, { caller: asker.authorEmail, now }, TOO_MANY);
  const question = { productKey, body, username, language: languageOf(shop) };
  const { questions } = shop.ports;
  const mail = email !== null && {
    ...{ fascia: fascia.code, locale: locale.tag, to: email, username, productName },
  };
  const { sent } = await questions.submitQuestion(question, asker, mail || null);
  return sent;
}

/**
 * Stores an answer of the holder of a buyer's link.
 * @throws Problem 403 for a forged or expired link, 400 with every fault, 404 for an unknown
 *   question, 429 and 503 with the seconds to wait.
 */
export async function submitAnswer(
  shop: PrivateShop,
  { productKey }: Product,
  posted: AccountFields,
): Promise<void> {
  const { customer, now } = shop;
  countAttempt(byCaller, { caller: shop.visitor.ipHash, now }, TOO_MANY);
  const { question, buyer } = posted;
  const order = verifyBuyerToken(shop, productKey, typeof buyer === 'string' ? buyer : null);
  if (order === null)
    throw new Problem(403, 'questionForm.buyerOnly', 'buyer: the link is unknown or has expired');
  const fields = new Map(Object.entries(posted));
  const answer = parseFormFields<{ body: string; username: string }>({
    body: () => parseParagraphs(fields, { ...ANSWER_LIMITS, ...FAULTS }),
    username: () => parseNickname(fields),
  });
  countAttempt(byOrder, { caller: order, now }, TOO_MANY);
  const author =
    customer && identifyReviewer(shop, customer.id, normaliseEmail(customer.email)).author;
  await shop.ports.questions.submitAnswer({
    ...{ ...answer, productKey, buyerReference: order, author },
    questionId: typeof question === 'string' ? question.slice(0, 100) : '',
  });
}
