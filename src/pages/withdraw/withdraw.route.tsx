/** Withdrawal from a contract, without signing in: details, confirmation, receipt. */
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { tokenPageMeta } from '#features/accounts/forms/link-form.tsx';
import { loadWithdrawForm, sendWithdrawal } from '#features/orders/returns/withdraw.server.ts';
import { useText } from '#i18n/text.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { Route } from './+types/withdraw.route.ts';
import { WithdrawConfirm, WithdrawDone, WithdrawForm } from './parts/withdraw-steps.tsx';

export const loader = privateRoute((shop, { request }) =>
  loadWithdrawForm(shop, new URL(request.url).searchParams),
);

export const action = privateRoute((shop, { request }) =>
  handleForm(shop, request, (fields) => sendWithdrawal(shop, fields), ['name', 'number', 'email']),
);

/** The URL may contain the token of an order, which no other site may see. */
export const meta: Route.MetaFunction = tokenPageMeta;

export default function WithdrawPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('withdraw');
  const result = actionData && 'step' in actionData ? actionData : null;
  const { receipt } = loaderData;
  const formErrors = actionData && 'formErrors' in actionData ? actionData.formErrors : null;
  return (
    <main id="main" className="page min-h-[60vh] py-8 lg:py-12">
      <title>{text('withdraw.title')}</title>
      <div className="mx-auto grid max-w-prose gap-6">
        {result ? (
          <WithdrawConfirm view={loaderData} formValues={result.formValues} />
        ) : receipt && formErrors === null ? (
          <WithdrawDone receipt={receipt} />
        ) : (
          <WithdrawForm view={loaderData} formErrors={formErrors} />
        )}
      </div>
    </main>
  );
}
