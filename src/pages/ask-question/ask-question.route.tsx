/** Page on which a shopper asks a question about a product. */
import { redirect } from 'react-router';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import { QuestionForm } from '#features/questions/writing/question-form.tsx';
import { QUESTION_LIMITS } from '#features/questions/writing/question-problem.ts';
import {
  loadQuestionForm,
  PRESERVED_QUESTION_FIELDS,
  submitQuestion,
} from '#features/questions/writing/submit-question.server.ts';
import { MAX_QUESTION } from '#features/questions/writing/written-question.ts';
import { ReviewLayout } from '#features/review-writing/review-layout.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { readRequestBody } from '#request/read-request-body.server.ts';
import { privateRoute } from '#request/route.server.ts';
import type { Route } from './+types/ask-question.route.ts';

export const loader = privateRoute(async (shop, { params, request }) => {
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => links.askQuestion({ slug }),
  );
  const sent = new URL(request.url).searchParams.get('sent');
  return {
    view: loadQuestionForm(shop, product),
    sent: sent === 'mail' || sent === 'now' ? sent : null,
  } as const;
});

export const action = privateRoute(async (shop, { params, request }) => {
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => links.askQuestion({ slug }),
  );
  // The product page is cached, so its form has no token: this page completes the question.
  if (new URL(request.url).searchParams.has('start')) {
    const { body } = await readRequestBody(request);
    return { started: typeof body === 'string' ? body.slice(0, MAX_QUESTION) : '' };
  }
  return await handleForm(
    shop,
    request,
    async (fields) => {
      const sent = await submitQuestion(shop, product, fields);
      return redirect(links.askQuestion({ slug: product.slug, sent }), 303);
    },
    PRESERVED_QUESTION_FIELDS,
  );
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function AskQuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('question-form');
  useText('review-form');
  const { view, sent } = loaderData;
  const { slug, name } = view.product;
  const formErrors = actionData && 'formErrors' in actionData ? actionData.formErrors : null;
  const started = actionData && 'started' in actionData ? actionData.started : '';
  const isSent = sent !== null && formErrors === null && started === '';
  return (
    <ReviewLayout
      title={isSent ? text('questionForm.sent') : text('questionForm.titleOf', { name })}
    >
      {isSent ? (
        <p role="status">
          {text(sent === 'mail' ? 'questionForm.sentEmail' : 'questionForm.sentNow')}
        </p>
      ) : (
        <QuestionForm
          view={view}
          formErrors={formErrors}
          started={started}
          path={links.askQuestion({ slug })}
          limits={QUESTION_LIMITS}
          labels={{
            body: text('questionForm.body'),
            nickname: text('questionForm.nickname'),
            submit: text('questionForm.submit'),
          }}
        >
          <p>{text('questionForm.intro')}</p>
        </QuestionForm>
      )}
      <p>
        <Link to={links.product({ slug })} className="review-form-link">
          {text('reviewForm.back', { name })}
        </Link>
      </p>
    </ReviewLayout>
  );
}
