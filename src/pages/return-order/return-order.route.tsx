/** Form that announces a return of an order, opened by the link of the order. */
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { tokenPageMeta } from '#features/accounts/forms/link-form.tsx';
import { loadReturnForm, sendReturnForm } from '#features/orders/returns/return-form.server.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/return-order.route.ts';
import { formatReturnProblem } from './parts/format-return-problem.ts';
import { ReturnLineFields } from './parts/return-line-fields.tsx';

const linkOf = (number: string | undefined, request: Request) => ({
  number: number ?? '',
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const loader = privateRoute((shop, { params, request }) =>
  loadReturnForm(shop, linkOf(params.number, request)),
);

/** No order has more lines. */
const RETURNED_FIELDS = Array.from({ length: 60 }, (_, line) => [
  `quantity-${line}`,
  `reason-${line}`,
]).flat();

export const action = privateRoute((shop, { params, request }) =>
  handleForm(
    shop,
    request,
    (fields) => sendReturnForm(shop, linkOf(params.number, request), fields),
    RETURNED_FIELDS,
  ),
);

/** The address contains a token, which no other site may see. */
export const meta: Route.MetaFunction = tokenPageMeta;

export default function ReturnOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('returns');
  const { prefix } = useShop();
  const formErrors = actionData && 'formErrors' in actionData ? actionData.formErrors : null;
  const { number, csrf, key, href, orderHref, until, lines } = loaderData;
  const isAtField = formErrors?.faults.some(({ field }) => /-\d+$/.test(field)) === true;
  return (
    <main id="main" className="page min-h-[60vh] py-8 lg:py-12">
      <title>{text('returns.title')}</title>
      <div className="mx-auto grid max-w-prose gap-6">
        <h1 className="font-display text-4xl">{text('returns.title')}</h1>
        <p
          role="alert"
          className="border-s-2 border-sale bg-surface px-4 py-3 text-sm empty:hidden"
        >
          {formErrors && !isAtField && formatReturnProblem(text, formErrors.code)}
        </p>
        <p>{until === null ? text('returns.closed') : text('returns.intro', { day: until })}</p>
        {until !== null && (
          <form method="post" action={`${prefix}${href}`} className="grid gap-6">
            <HiddenFields fields={{ csrf, key }} />
            {lines.map((line) => (
              <ReturnLineFields key={line.position} line={line} formErrors={formErrors} />
            ))}
            <Submit>{text('returns.submit')}</Submit>
          </form>
        )}
        <p>
          <Link
            to={orderHref}
            aria-label={`${text('returns.back')}: ${number}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {text('returns.back')}
          </Link>
        </p>
      </div>
    </main>
  );
}
