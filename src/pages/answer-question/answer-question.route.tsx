/** Page on which the holder of a buyer's link answers questions about the product. */
import { data, redirect } from 'react-router';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import type { Question } from '#features/questions/questions.ts';
import { QuestionForm } from '#features/questions/writing/question-form.tsx';
import {
  ANSWER_LIMITS,
  formatQuestionProblem,
} from '#features/questions/writing/question-problem.ts';
import {
  loadQuestionForm,
  PRESERVED_QUESTION_FIELDS,
  submitAnswer,
} from '#features/questions/writing/submit-question.server.ts';
import { verifyBuyerToken } from '#features/review-writing/form/buyer-token.server.ts';
import { ReviewLayout } from '#features/review-writing/review-layout.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { Route } from './+types/answer-question.route.ts';

/** Questions that the page lists. */
const MAX_LISTED_QUESTIONS = 50;

export const loader = privateRoute(async (shop, { params, request }) => {
  const { searchParams } = new URL(request.url);
  const buyer = (searchParams.get('buyer') ?? '').slice(0, 300);
  const id = searchParams.get('question');
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => links.answerQuestion({ slug, buyer, ...(id !== null && { question: id }) }),
  );
  const { productKey } = product;
  // An answer of a guest needs no email address: the link proves the purchase.
  const view = { ...loadQuestionForm(shop, product), isGuest: false };
  const isSent = searchParams.has('sent');
  if (verifyBuyerToken(shop, productKey, buyer) === null)
    return data({ view, buyer: null, question: null, listed: [], isSent: false }, 403);
  const { questions } = shop.ports;
  const question = id === null ? null : await questions.findQuestion(productKey, id);
  const listed =
    question === null
      ? (await questions.listQuestions({ productKey, page: 1, limit: MAX_LISTED_QUESTIONS }))
          .results
      : [];
  return data({ view, buyer, question, listed, isSent });
});

export const action = privateRoute(async (shop, { params, request }) => {
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => links.questions({ slug }),
  );
  return await handleForm(
    shop,
    request,
    async (fields) => {
      await submitAnswer(shop, product, fields);
      const { slug } = product;
      return redirect(links.answerQuestion({ slug, buyer: String(fields.buyer), sent: '1' }), 303);
    },
    PRESERVED_QUESTION_FIELDS,
  );
});

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export default function AnswerQuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('question-form');
  useText('review-form');
  useText('questions');
  const { view, buyer, question, listed, isSent } = loaderData;
  const { slug, name } = view.product;
  const formErrors = actionData && 'formErrors' in actionData ? actionData.formErrors : null;
  return (
    <ReviewLayout title={text('questionForm.answerTitle', { name })}>
      {isSent && formErrors === null && (
        <p role="status" className="review-form-note">
          {text('questionForm.answerSent')} {text('questionForm.sentNow')}
        </p>
      )}
      {buyer === null && (
        <p role="alert" className="review-form-problem">
          {formatQuestionProblem(text, { code: 'questionForm.buyerOnly' })}
        </p>
      )}
      {buyer !== null && question !== null && (
        <QuestionForm
          view={view}
          formErrors={formErrors}
          path={links.answerQuestion({ slug, buyer, question: question.id })}
          hidden={{ buyer, question: question.id }}
          limits={ANSWER_LIMITS}
          labels={{
            body: text('questionForm.answer'),
            nickname: text('questionForm.answerNickname'),
            submit: text('questionForm.answerSubmit'),
          }}
        >
          <h2 lang={question.language ?? undefined} dir="auto" className="review-form-words">
            {question.body}
          </h2>
          <p>{text('questionForm.answerIntro')}</p>
        </QuestionForm>
      )}
      {buyer !== null && question === null && (
        <AnswerableList slug={slug} buyer={buyer} questions={listed} />
      )}
      <p className="review-form-actions">
        {buyer !== null && question !== null && (
          <Link to={links.answerQuestion({ slug, buyer })} className="review-form-link">
            {text('questionForm.answerOthers')}
          </Link>
        )}
        <Link to={links.product({ slug })} className="review-form-link">
          {text('reviewForm.back', { name })}
        </Link>
      </p>
    </ReviewLayout>
  );
}

type AnswerableListProps = {
  readonly slug: string;
  readonly buyer: string;
  readonly questions: readonly Question[];
};

function AnswerableList({ slug, buyer, questions }: AnswerableListProps) {
  const text = useText();
  if (questions.length === 0) return <p>{text('questions.none')}</p>;
  return (
    <ul className="review-form-list">
      {questions.map(({ id, body, language }) => (
        <li key={id} className="review-form-item">
          <h2 lang={language ?? undefined} dir="auto" className="review-form-words">
            {body}
          </h2>
          <Link
            to={links.answerQuestion({ slug, buyer, question: id })}
            className="review-form-link"
            aria-label={`${text('questionForm.answerThis')}: ${body}`}
          >
            {text('questionForm.answerThis')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
