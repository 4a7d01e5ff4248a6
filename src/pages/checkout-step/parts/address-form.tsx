/** First step: email address and the address fields of the country. */
import { MAX_EMAIL } from '#features/accounts/accounts.ts';
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import type { CheckoutView } from '#features/checkout/steps/checkout-steps.ts';
import { formatCheckoutProblem } from '#features/checkout/steps/format-checkout-problem.ts';
import {
  type AddressField,
  findAddressForm,
  MAX_ADDRESS_LINE,
} from '#features/orders/address/address-fields.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Field } from '#ui/field/field.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import { RegionField } from './region-field.tsx';

export type StepFormErrors = Pick<FormErrors, 'code' | 'faults' | 'formValues'>;

export type StepFormProps = {
  readonly view: CheckoutView;
  readonly formErrors: StepFormErrors | null;
};

const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
  name: 'shipping name',
  line1: 'shipping address-line1',
  line2: 'shipping address-line2',
  town: 'shipping address-level2',
  postcode: 'shipping postal-code',
  region: 'shipping address-level1',
};

export function AddressForm({ view, formErrors }: StepFormProps) {
  const text = useText();
  const { locale } = useShop();
  const { fields, regions = [] } = findAddressForm(view.country);
  const stateOf = useFieldStates(view, formErrors);
  const countryName = new Intl.DisplayNames(locale.tag, { type: 'region' }).of(view.country);
  return (
    <form method="post" noValidate className="grid gap-5">
      <HiddenFields fields={{ csrf: view.csrf }} />
      <p className="text-sm text-muted">
        {text('checkoutStep.toCountry', { country: countryName ?? view.country })}{' '}
        {text('checkoutStep.required')}
      </p>
      <Field
        label={`${text('checkoutStep.email')} *`}
        hint={text('checkoutStep.emailHint')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
        required
        {...stateOf('email')}
      />
      {fields.map((name) => {
        const state = stateOf(name);
        if (name === 'line2') return <SecondLine key={name} {...state} />;
        if (name === 'region')
          return (
            <RegionField
              key={name}
              regions={regions}
              autoComplete={AUTOCOMPLETE.region}
              {...state}
            />
          );
        return (
          <Field
            key={name}
            label={`${text(`checkoutStep.${name}`)} *`}
            name={name}
            autoComplete={AUTOCOMPLETE[name]}
            maxLength={MAX_ADDRESS_LINE}
            required
            {...state}
          />
        );
      })}
      <Submit>{text('checkoutStep.toDelivery')}</Submit>
    </form>
  );
}

/** Error, value and focus of each field: the first wrong one gets the focus. */
function useFieldStates(view: CheckoutView, formErrors: StepFormErrors | null) {
  const text = useText();
  const findError = (name: string) => {
    const fault = formErrors?.faults.find(({ field }) => field === name);
    return fault && formatCheckoutProblem(text, fault.code);
  };
  return (name: 'email' | AddressField) => ({
    error: findError(name),
    autoFocus: formErrors?.faults[0]?.field === name,
    defaultValue:
      formErrors?.formValues[name] ??
      (name === 'email' ? view.email : view.address?.[name]) ??
      undefined,
  });
}

type SecondLineProps = {
  readonly error: string | undefined;
  readonly autoFocus: boolean;
  readonly defaultValue: string | undefined;
};

/** Few addresses need it, so it is behind a link, unless it has a value. */
function SecondLine(state: SecondLineProps) {
  const text = useText();
  return (
    <details open={Boolean(state.defaultValue) || state.error !== undefined}>
      <summary className="min-h-6 cursor-pointer py-2 text-sm underline underline-offset-4">
        {text('checkoutStep.addLine2')}
      </summary>
      <div className="mt-3">
        <Field
          label={text('checkoutStep.optional', { label: text('checkoutStep.line2') })}
          name="line2"
          autoComplete={AUTOCOMPLETE.line2}
          maxLength={MAX_ADDRESS_LINE}
          {...state}
        />
      </div>
    </details>
  );
}
