/** Page of the link in a guest's email: confirms the question once, and deletes it at any time. */
import { OwnQuestionText } from '#features/questions/writing/own-question.tsx';
import { formatQuestionProblem } from '#features/questions/writing/question-problem.ts';
import { ConfirmPage } from '#features/review-writing/confirm-page.tsx';
import {
  handleConfirmation,
  loadConfirmation,
} from '#features/review-writing/confirm-request.server.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import type { Route } from './+types/confirm-question.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const opened = loadConfirmation(shop, request);
  const { token } = opened;
  const question = token === '' ? null : await shop.ports.questions.findQuestionByToken(token);
  return { ...opened, question };
});

export const action = privateRoute((shop, { request }) => {
  const { questions } = shop.ports;
  return handleConfirmation(shop, request, {
    confirm: questions.confirmQuestion,
    remove: (token) => questions.removeQuestion({ token }),
    kind: 'question',
  });
});

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export default function ConfirmQuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('question-form');
  const { prefix } = useShop();
  const { question, isDeleted, csrf, token } = loaderData;
  const formErrors = actionData && 'formErrors' in actionData ? actionData.formErrors : null;
  const isUnknown = question === null && !isDeleted;
  const problem = formErrors ?? (isUnknown ? { code: 'questionForm.linkExpired' } : null);
  const isOpen = question?.status === 'unconfirmed';
  return (
    <ConfirmPage
      title={text(isOpen ? 'questionForm.confirm' : 'questionForm.yourQuestion')}
      status={question?.status ?? null}
      isDeleted={isDeleted}
      problem={problem && formatQuestionProblem(text, problem)}
      form={{ csrf, token, action: `${prefix}${links.confirm('question', { token })}` }}
      labels={{
        deleted: text('questionForm.deleted'),
        sent: text('questionForm.sentNow'),
        confirm: text('questionForm.confirmAction'),
        delete: text('questionForm.delete'),
      }}
    >
      {question && <OwnQuestionText question={question} />}
    </ConfirmPage>
  );
}
