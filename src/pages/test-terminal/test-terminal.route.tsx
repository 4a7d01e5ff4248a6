/** Test card terminal: replaces a payment provider's page. No card number can be entered. */
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { loadTestPayment, payAtTerminal } from '#features/orders/payments/test-terminal.server.ts';
import { TEST_CARD_NAMES, TEST_CARDS } from '#features/payments/test-cards.ts';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/test-terminal.route.ts';

const referenceIn = (request: Request) => new URL(request.url).searchParams.get('payment') ?? '';

export const loader = privateRoute(async (shop, { request }) => {
  const { money, state, returnUrl } = await loadTestPayment(shop, referenceIn(request));
  return { money, state, returnUrl, csrf: issueFormToken(shop) };
});

export const action = privateRoute(async (shop, { request }) => {
  const reference = referenceIn(request);
  await loadTestPayment(shop, reference);
  return await handleForm(shop, request, (fields) => payAtTerminal(shop, reference, fields));
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function TestTerminalPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('test-terminal');
  const { locale } = useShop();
  const { money, state, csrf, returnUrl } = loaderData;
  const amount = formatMoney(money, locale.tag);
  const isRefused = Boolean(actionData && 'formErrors' in actionData);
  return (
    <main id="main" className="page min-h-[60vh] py-8 lg:py-12">
      <title>{text('terminal.title')}</title>
      <div className="mx-auto grid max-w-prose gap-6 rounded-card border border-control bg-surface p-5">
        <h1 className="text-2xl font-medium">{text('terminal.title')}</h1>
        <p>{text('terminal.intro')}</p>
        <p role="alert" className="text-sm text-sale empty:hidden">
          {isRefused && text('terminal.problem')}
        </p>
        {state === 'closed' ? (
          <p>
            {text('terminal.closed')}{' '}
            <a href={returnUrl} className="underline underline-offset-4">
              {text('terminal.return')}
            </a>
          </p>
        ) : (
          <form method="post" className="grid gap-5">
            <HiddenFields fields={{ csrf }} />
            {state === 'open' ? <Cards amount={amount} /> : <Challenge amount={amount} />}
            <Submit isQuiet name="answer" value="cancel">
              {text('terminal.cancel')}
            </Submit>
          </form>
        )}
      </div>
    </main>
  );
}

function Cards({ amount }: { readonly amount: string }) {
  const text = useText();
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="mb-2 font-medium">{text('terminal.card')}</legend>
        {TEST_CARD_NAMES.map((card) => (
          <label key={card} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="radio"
              name="card"
              value={card}
              defaultChecked={card === 'success'}
              className="size-5 accent-ink"
            />
            <span className="min-w-0 text-sm">
              <bdi dir="ltr" className="tabular-nums">
                {TEST_CARDS[card].number}
              </bdi>{' '}
              {text(`terminal.${card}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <Submit>{text('terminal.pay', { amount })}</Submit>
    </>
  );
}

function Challenge({ amount }: { readonly amount: string }) {
  const text = useText();
  return (
    <>
      <p>{text('terminal.bank', { amount })}</p>
      <Submit name="answer" value="approve">
        {text('terminal.approve')}
      </Submit>
      <Submit isQuiet name="answer" value="deny">
        {text('terminal.deny')}
      </Submit>
    </>
  );
}
