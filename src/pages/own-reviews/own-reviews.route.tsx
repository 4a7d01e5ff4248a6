/** Account page: the customer's reviews and questions with their states, to change or delete. */
import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { AccountListLayout } from '#features/account-lists/account-list-layout.tsx';
import { EmptyState } from '#features/account-lists/empty-state.tsx';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { formErrorsOf } from '#features/accounts/forms/account-problem.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { requireCustomer } from '#features/accounts/require-customer.server.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { OwnQuestionText } from '#features/questions/writing/own-question.tsx';
import { formatQuestionProblem } from '#features/questions/writing/question-problem.ts';
import type { OwnAnswer, OwnQuestion } from '#features/questions/writing/written-question.ts';
import { reviewerOf } from '#features/review-writing/form/load-review-form.server.ts';
import { OwnReviewStatus } from '#features/review-writing/own-review-status.tsx';
import { ReviewStyleSheets } from '#features/review-writing/review-layout.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/own-reviews.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const customer = requireCustomer(shop, links.ownReviews());
  const person = reviewerOf(shop, customer);
  const { reviewWriting, questions } = shop.ports;
  const reviews = await addProducts(shop, await reviewWriting.listOwn(person));
  const written = await questions.exportQuestions(person);
  const done = new URL(request.url).searchParams.get('done');
  return {
    ...{ csrf: issueFormToken(shop), reviews },
    questions: await addProducts(shop, written.questions),
    answers: await addProducts(shop, written.answers),
    deleted: DELETED.find(([name]) => name === done)?.[1] ?? null,
  } as const;
});

/** Message after each deletion, by the value of `done`. */
const DELETED = [
  ['deleted', 'reviewForm.deleted'],
  ['question-deleted', 'questionForm.deleted'],
  ['answer-deleted', 'questionForm.answerDeleted'],
] as const;

type WithProduct<T> = T & {
  /** null where the product is no longer sold in this fascia. */
  readonly product: { readonly slug: string; readonly name: string } | null;
};

/** One after the other, to leave database connections for other requests. */
async function addProducts<T extends { readonly productKey: string }>(
  shop: PrivateShop,
  written: readonly T[],
): Promise<readonly WithProduct<T>[]> {
  const found: WithProduct<T>[] = [];
  for (const item of written)
    found.push({ ...item, product: await findName(shop, item.productKey) });
  return found;
}

async function findName(shop: PrivateShop, productKey: string) {
  const found = await shop.ports.catalogue.findProduct(scopeOf(shop), { productKey });
  if (!found || !('product' in found)) return null;
  const { slug, name } = found.product;
  return { slug, name };
}

export const action = privateRoute((shop, { request }) => {
  const customer = requireCustomer(shop, links.ownReviews());
  const person = reviewerOf(shop, customer);
  const { reviewWriting, questions } = shop.ports;
  return handleForm(shop, request, async ({ review, question, answer }) => {
    if (typeof answer === 'string') {
      await questions.removeAnswer(answer.slice(0, 100), person.author ?? '');
      return redirect(links.ownReviews({ done: 'answer-deleted' }), 303);
    }
    if (typeof question === 'string') {
      await questions.removeQuestion({ questionId: question.slice(0, 100), asker: person });
      return redirect(links.ownReviews({ done: 'question-deleted' }), 303);
    }
    const reviewId = typeof review === 'string' ? review.slice(0, 100) : '';
    await reviewWriting.remove({ reviewId, reviewer: person });
    return redirect(links.ownReviews({ done: 'deleted' }), 303);
  });
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function OwnReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('review-form');
  useText('question-form');
  useText('account');
  const { csrf, reviews, questions, answers, deleted } = loaderData;
  const formErrors = formErrorsOf(actionData);
  return (
    <AccountListLayout
      title={text('reviewForm.yours')}
      status={deleted ? text(deleted) : false}
      formError={formErrors === null ? undefined : formatQuestionProblem(text, formErrors)}
    >
      <ReviewStyleSheets />
      {reviews.length === 0 && (
        <EmptyState
          title={text('reviewForm.yoursNone')}
          to={links.home()}
          action={text('account.continue')}
        />
      )}
      <div className="own-reviews">
        {reviews.length > 0 && (
          <ul className="review-form-list">
            {reviews.map((review) => (
              <li key={review.id}>
                <OwnItem
                  written={review}
                  hidden={{ csrf, review: review.id }}
                  deleteText="reviewForm.delete"
                >
                  <OwnReviewStatus review={review} />
                </OwnItem>
              </li>
            ))}
          </ul>
        )}
        <OwnQuestions questions={questions} csrf={csrf} />
        <OwnAnswers answers={answers} csrf={csrf} />
      </div>
    </AccountListLayout>
  );
}

type OwnQuestionsProps = {
  readonly questions: readonly WithProduct<OwnQuestion>[];
  readonly csrf: string;
};

function OwnQuestions({ questions, csrf }: OwnQuestionsProps) {
  const text = useText();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="own-questions">
      <h2 id="own-questions" className="pb-4">
        {text('questionForm.yours')}
      </h2>
      <ul className="review-form-list">
        {questions.map((question) => (
          <li key={question.id}>
            <OwnItem
              written={question}
              hidden={{ csrf, question: question.id }}
              deleteText="questionForm.delete"
            >
              <OwnQuestionText question={question} />
            </OwnItem>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OwnAnswersProps = {
  readonly answers: readonly WithProduct<OwnAnswer>[];
  readonly csrf: string;
};

function OwnAnswers({ answers, csrf }: OwnAnswersProps) {
  const text = useText();
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="own-answers">
      <h2 id="own-answers" className="pb-4">
        {text('questionForm.yourAnswers')}
      </h2>
      <ul className="review-form-list">
        {answers.map((answer) => (
          <li key={answer.id}>
            <OwnItem
              written={answer}
              hidden={{ csrf, answer: answer.id }}
              deleteText="questionForm.deleteAnswer"
            >
              <p dir="auto" className="review-form-words">
                {answer.question}
              </p>
              <OwnQuestionText question={answer} />
            </OwnItem>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OwnItemProps = {
  readonly written: WithProduct<{ readonly productKey: string }>;
  /** Fields of the form that deletes it. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly deleteText: 'reviewForm.delete' | 'questionForm.delete' | 'questionForm.deleteAnswer';
  readonly children: ReactNode;
};

function OwnItem({ written, hidden, deleteText, children }: OwnItemProps) {
  const text = useText();
  const { prefix } = useShop();
  const { product, productKey } = written;
  // Reviews can be changed, questions and answers only deleted.
  const isReview = deleteText === 'reviewForm.delete';
  const Heading = isReview ? 'h2' : 'h3';
  return (
    <article className="review-form-item">
      <Heading>
        {product ? (
          <Link to={links.product({ slug: product.slug })}>{product.name}</Link>
        ) : (
          productKey
        )}
      </Heading>
      {children}
      <div className="review-form-actions">
        {product && isReview && (
          <Link to={links.writeReview({ slug: product.slug })} className="review-form-link">
            {text('reviewForm.edit')}
          </Link>
        )}
        <form method="post" action={`${prefix}${links.ownReviews()}`}>
          <HiddenFields fields={hidden} />
          <Submit isQuiet>{text(deleteText)}</Submit>
        </form>
      </div>
    </article>
  );
}
