/** Form for a question or an answer; works without JavaScript. */
import type { ReactNode } from 'react';
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import { Picture } from '#features/pictures/picture.tsx';
import { PersonFields } from '#features/review-writing/fields/person-fields.tsx';
import { TextArea } from '#features/review-writing/fields/text-area.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link, prefixHref } from '#request/link.tsx';
import { useShopPrefix } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { QuestionFormView } from './question-form-view.ts';
import { formatQuestionProblem } from './question-problem.ts';

export type QuestionFormProps = {
  readonly view: QuestionFormView;
  readonly formErrors: FormErrors | null;
  /** URL to which the form is posted. */
  readonly path: string;
  readonly hidden?: Readonly<Record<string, string>>;
  /** Text that was entered in another form. */
  readonly started?: string;
  readonly limits: Readonly<Record<'min' | 'max', number>>;
  readonly labels: {
    readonly body: string;
    readonly nickname: string;
    readonly submit: string;
  };
  /** Introduction beside the picture. */
  readonly children: ReactNode;
};

export function QuestionForm(props: QuestionFormProps) {
  const { view, formErrors, path, hidden = {}, started = '', limits, labels, children } = props;
  const text = useText('question-form');
  useText('review-form');
  const prefix = useShopPrefix();
  const { csrf, isGuest, username } = view;
  const values = formErrors?.formValues ?? { body: started, username };
  const fields = {
    readValue: (name: string) => values[name] ?? '',
    findError(name: string) {
      const fault = formErrors?.faults.find(({ field }) => field === name);
      return fault && formatQuestionProblem(text, fault, limits);
    },
  };
  return (
    <form method="post" noValidate action={prefixHref(prefix, path)} className="review-form">
      <HiddenFields fields={{ csrf, ...hidden }} />
      <Introduction view={view}>{children}</Introduction>
      <p role="alert" className="review-form-problem">
        {formErrors !== null && describeProblem(text, formErrors, limits)}
      </p>
      <TextArea
        label={labels.body}
        hint={text('questionForm.bodyHint', limits)}
        name="body"
        maxLength={limits.max}
        defaultValue={fields.readValue('body')}
        error={fields.findError('body')}
      />
      <PersonFields
        {...fields}
        isGuest={isGuest}
        path={path}
        nameLabel={labels.nickname}
        emailHint={text('questionForm.emailHint')}
      />
      <p className="review-form-hint">
        <Link to={links.reviewPolicy()} className="review-form-link">
          {text('questionForm.policy')}
        </Link>
      </p>
      <Submit>{labels.submit}</Submit>
    </form>
  );
}

function describeProblem(
  text: ReturnType<typeof useText>,
  formErrors: FormErrors,
  limits: QuestionFormProps['limits'],
): string {
  const count = formErrors.faults.filter(({ field }) => FIELDS.has(field)).length;
  return count > 0
    ? text('reviewForm.problems', { count })
    : formatQuestionProblem(text, formErrors, limits);
}

const FIELDS: ReadonlySet<string> = new Set(['body', 'username', 'email']);

type IntroductionProps = Pick<QuestionFormProps, 'view' | 'children'>;

function Introduction({ view: { product }, children }: IntroductionProps) {
  const { picture } = product;
  return (
    <div className="review-form-product">
      {picture && <Picture picture={picture} sizes="80px" widths={[80, 160, 320]} />}
      <div>{children}</div>
    </div>
  );
}
