/** Checkout: address, delivery, review. Each step is a page, so that Back is a step back. */
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import type { AccountFields } from '#features/accounts/forms/account-request.server.ts';
import {
  type CheckoutStep,
  type CheckoutView,
  isCheckoutStep,
} from '#features/checkout/steps/checkout-steps.ts';
import { formatCheckoutProblem } from '#features/checkout/steps/format-checkout-problem.ts';
import { loadCheckoutView } from '#features/checkout/steps/load-checkout.server.ts';
import { payOrder } from '#features/checkout/steps/pay-order.server.ts';
import { saveAddress, saveDelivery } from '#features/checkout/steps/save-steps.server.ts';
import { OrderSummary } from '#features/checkout/summary/order-summary.tsx';
import { ADDRESS_FIELDS } from '#features/orders/address/address-fields.ts';
import { useTracked } from '#features/tracking/use-tracked.ts';
import { useText } from '#i18n/text.tsx';
import { Problem } from '#kit/problem.ts';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { Route } from './+types/checkout-step.route.ts';
import { AddressForm, type StepFormErrors } from './parts/address-form.tsx';
import { AddressSummary, DeliverySummary, StepSection } from './parts/completed-steps.tsx';
import { DeliveryForm } from './parts/delivery-form.tsx';
import { OrderReview } from './parts/order-review.tsx';

const RETURNED_FIELDS = ['email', ...ADDRESS_FIELDS, 'service'];

function parseStep(step: string | undefined): CheckoutStep {
  if (isCheckoutStep(step)) return step;
  throw new Problem(404, 'page.missing', 'The checkout has no such step.');
}

export const loader = privateRoute((shop, { params }) =>
  loadCheckoutView(shop, parseStep(params.step)),
);

const saveStep: Readonly<
  Record<CheckoutStep, (shop: PrivateShop, fields: AccountFields) => Promise<Response>>
> = { address: saveAddress, delivery: saveDelivery, review: payOrder };

export const action = privateRoute((shop, { params, request }) =>
  handleForm(
    shop,
    request,
    (fields) => saveStep[parseStep(params.step)](shop, fields),
    RETURNED_FIELDS,
  ),
);

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function CheckoutStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('checkout-steps');
  const formErrors = actionData && 'formErrors' in actionData ? actionData.formErrors : null;
  const { step } = loaderData;
  useTracked({ kind: 'checkout', view: loaderData }, step);
  const title = `${text(`checkoutStep.${step}`)} · ${text('checkoutStep.title')}`;
  return (
    <main id="main" className="page min-h-[60vh] py-8 lg:py-12">
      <title>{title}</title>
      <div className="mx-auto grid max-w-prose gap-6">
        <h1 className="font-display text-4xl">{text('checkoutStep.title')}</h1>
        <p
          role="alert"
          className="border-s-2 border-sale bg-surface px-4 py-3 text-sm empty:hidden"
        >
          {findProblem(text, loaderData, formErrors)}
        </p>
        <ol className="grid gap-6">
          <StepSection
            name="address"
            view={loaderData}
            summary={<AddressSummary {...loaderData} />}
          >
            <AddressForm view={loaderData} formErrors={formErrors} />
          </StepSection>
          <StepSection
            name="delivery"
            view={loaderData}
            summary={<DeliverySummary {...loaderData} />}
          >
            <DeliveryForm view={loaderData} formErrors={formErrors} />
          </StepSection>
          <StepSection name="review" view={loaderData} summary={null}>
            <OrderReview view={loaderData} />
          </StepSection>
        </ol>
        {step !== 'review' && <OrderSummary {...loaderData} />}
        <p>
          <Link
            to={links.basket()}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {text('checkoutStep.backToBasket')}
          </Link>
        </p>
      </div>
    </main>
  );
}

/** Text for the form as a whole; those of fields stand beside them. */
function findProblem(
  text: ReturnType<typeof useText>,
  { failure, step, totals }: CheckoutView,
  formErrors: StepFormErrors | null,
): string | undefined {
  if (formErrors?.faults.some(({ field }) => RETURNED_FIELDS.includes(field))) return undefined;
  if (formErrors) return formatCheckoutProblem(text, formErrors.code);
  if (totals === null && step !== 'address') return text('checkoutStep.noDelivery');
  return step === 'review' && failure !== null ? text(`checkoutStep.failed.${failure}`) : undefined;
}
