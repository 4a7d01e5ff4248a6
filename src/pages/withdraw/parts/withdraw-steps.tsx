/** Steps of a withdrawal. The labels of the buttons are required by law. */
import { MAX_EMAIL } from '#features/accounts/accounts.ts';
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import type { WithdrawalFields, WithdrawView } from '#features/orders/returns/return-views.ts';
import { type MessageId, useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Field } from '#ui/field/field.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';

type WithdrawFormErrors = Pick<FormErrors, 'code' | 'faults' | 'formValues'>;

const FIELD_ERRORS = {
  name: 'withdraw.wrongName',
  number: 'withdraw.wrongNumber',
  email: 'withdraw.badEmail',
} as const satisfies Record<keyof WithdrawalFields, MessageId>;

const PROBLEMS = {
  'account.formStale': 'withdraw.stale',
  'withdraw.tooManyTries': 'withdraw.tooManyTries',
} as const satisfies Record<string, MessageId>;

const isKnown = (code: string): code is keyof typeof PROBLEMS => Object.hasOwn(PROBLEMS, code);

type WithdrawFormProps = {
  readonly view: WithdrawView;
  readonly formErrors: WithdrawFormErrors | null;
};

export function WithdrawForm({ view, formErrors }: WithdrawFormProps) {
  const text = useText();
  const { prefix } = useShop();
  const faults = formErrors?.faults ?? [];
  const stateOf = (name: keyof WithdrawalFields) => ({
    ...{ name, required: true },
    defaultValue: formErrors?.formValues[name] ?? view[name],
    error: faults.some(({ field }) => field === name) ? text(FIELD_ERRORS[name]) : undefined,
    autoFocus: faults[0]?.field === name,
  });
  return (
    <>
      <h1 className="font-display text-4xl">{text('withdraw.title')}</h1>
      <p role="alert" className="border-s-2 border-sale bg-surface px-4 py-3 text-sm empty:hidden">
        {formErrors &&
          faults.length === 0 &&
          text(isKnown(formErrors.code) ? PROBLEMS[formErrors.code] : 'withdraw.problem')}
      </p>
      <p>{text('withdraw.intro')}</p>
      <form method="post" action={`${prefix}${view.href}`} noValidate className="grid gap-5">
        <HiddenFields fields={{ csrf: view.csrf }} />
        <Field
          label={text('withdraw.name')}
          autoComplete="name"
          maxLength={120}
          {...stateOf('name')}
        />
        <Field
          label={text('withdraw.number')}
          hint={text('withdraw.numberHint')}
          dir="ltr"
          autoComplete="off"
          maxLength={40}
          {...stateOf('number')}
        />
        <Field
          label={text('withdraw.email')}
          hint={text('withdraw.emailHint')}
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
          {...stateOf('email')}
        />
        <Submit>{text('withdraw.submit')}</Submit>
      </form>
      <p className="text-sm text-muted">{text('withdraw.exclusions')}</p>
      <p className="text-sm text-muted">{text('withdraw.someItems')}</p>
      <p>
        <a
          href={`${prefix}${view.formHref}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {text('withdraw.paper')}
        </a>
      </p>
    </>
  );
}

type ConfirmProps = {
  readonly view: WithdrawView;
  readonly formValues: WithdrawalFields;
};

export function WithdrawConfirm({ view, formValues }: ConfirmProps) {
  const text = useText();
  const { prefix } = useShop();
  return (
    <>
      <h1 className="font-display text-4xl">{text('withdraw.confirmTitle')}</h1>
      <p className="border-s-2 border-ink bg-surface px-4 py-3 wrap-anywhere">
        {text('withdraw.statement', formValues)}
      </p>
      <form method="post" action={`${prefix}${view.href}`} className="grid">
        <HiddenFields fields={{ csrf: view.csrf, intent: 'confirm', ...formValues }} />
        <Submit>{text('withdraw.confirm')}</Submit>
      </form>
      <p>
        <a
          href={`${prefix}${view.href}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {text('withdraw.change')}
        </a>
      </p>
    </>
  );
}

type DoneProps = { readonly receipt: NonNullable<WithdrawView['receipt']> };

export function WithdrawDone({ receipt }: DoneProps) {
  const text = useText();
  return (
    <div role="status" className="grid gap-6">
      <h1 className="font-display text-4xl">{text('withdraw.doneTitle')}</h1>
      <p className="wrap-anywhere">{text('withdraw.done', receipt)}</p>
    </div>
  );
}
