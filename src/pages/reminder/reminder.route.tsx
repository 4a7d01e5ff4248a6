/** REC-3: page on which a customer asks for an email before a product runs out. */
import { redirect } from 'react-router';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { AccountLayout } from '#features/accounts/forms/account-layout.tsx';
import { formErrorsOf } from '#features/accounts/forms/account-problem.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { requireCustomer } from '#features/accounts/require-customer.server.ts';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import {
  listReminderOptions,
  type ReminderOption,
  requestReminder,
} from '#features/replenishment/replenishment.server.ts';
import { formatReminderProblem } from '#features/replenishment/replenishment-problem.ts';
import { useText } from '#i18n/text.tsx';
import { links, serverLinks } from '#links';
import { Link, prefixHref } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import { useShopPrefix } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/reminder.route.ts';

const findProduct = async (shop: PrivateShop, slug = '') =>
  redirectMovedProduct(await loadProductBySlug(shop, slug), (moved) =>
    serverLinks.reminder({ slug: moved }),
  ).product;

export const loader = privateRoute(async (shop, { params, request }) => {
  const product = await findProduct(shop, params.slug);
  const { searchParams } = new URL(request.url);
  const sku = searchParams.get('sku') ?? undefined;
  const { slug, name } = product;
  const { email } = requireCustomer(shop, serverLinks.reminder({ slug, sku }));
  return {
    ...{ slug, name, email, sku, csrf: issueFormToken(shop) },
    options: listReminderOptions(shop, product),
    action: serverLinks.reminder({ slug }),
    yours: serverLinks.reminders(),
    isSent: searchParams.get('sent') === '1',
  };
});

export const action = privateRoute(async (shop, { params, request }) => {
  const product = await findProduct(shop, params.slug);
  const { slug } = product;
  const customer = requireCustomer(shop, serverLinks.reminder({ slug }));
  return await handleForm(
    shop,
    request,
    async (fields) => {
      await requestReminder(shop, customer, product, fields);
      return redirect(serverLinks.reminder({ slug, sent: '1' }), 303);
    },
    ['sku'],
  );
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function ReminderPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('replenishment');
  useText('account');
  const prefix = useShopPrefix();
  const { slug, name, email, csrf, options, isSent } = loaderData;
  const formErrors = formErrorsOf(actionData);
  const problem = formErrors && formatReminderProblem(text, formErrors);
  const selected = formErrors?.formValues.sku ?? loaderData.sku ?? null;
  return (
    <AccountLayout title={text('replenishment.title')} formError={problem ?? undefined}>
      <p className="wrap-anywhere">{name}</p>
      {isSent && formErrors === null ? (
        <p role="status">{text('replenishment.sent')}</p>
      ) : options.length === 0 ? (
        <p>{text('replenishment.none', { name })}</p>
      ) : (
        <form
          method="post"
          noValidate
          action={prefixHref(prefix, loaderData.action)}
          className="grid gap-5"
        >
          <HiddenFields fields={{ csrf }} />
          <p>{text('replenishment.intro')}</p>
          <Options options={options} selected={selected} />
          <p className="wrap-anywhere">{text('replenishment.emailTo', { email })}</p>
          <Submit>{text('replenishment.submit')}</Submit>
        </form>
      )}
      <p className="grid gap-3 justify-items-start">
        <Link to={loaderData.yours} className="underline underline-offset-4">
          {text('replenishment.yours')}
        </Link>
        <Link to={links.product({ slug })} className="underline underline-offset-4">
          {text('replenishment.backTo', { name })}
        </Link>
      </p>
    </AccountLayout>
  );
}

type OptionsProps = {
  readonly options: readonly ReminderOption[];
  readonly selected: string | null;
};

/** Radio buttons: each size with its days and the day of the email. */
function Options({ options, selected }: OptionsProps) {
  const text = useText();
  const selectedOption = options.find(({ sku }) => sku === selected) ?? options[0];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{text('replenishment.option')}</legend>
      {options.map(({ sku, name: option, days, date }) => (
        <label key={sku} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="sku"
            value={sku}
            defaultChecked={sku === selectedOption?.sku}
            className="size-5 shrink-0 accent-ink"
          />
          <span className="min-w-0 wrap-anywhere">
            {text('replenishment.lasts', { option, days, date })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
