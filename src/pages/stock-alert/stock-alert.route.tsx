/** Page on which a shopper asks for an email when a sold-out size is back. */
import { redirect } from 'react-router';
import { MAX_EMAIL } from '#features/accounts/accounts.ts';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { AccountLayout } from '#features/accounts/forms/account-layout.tsx';
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import { formErrorsOf } from '#features/accounts/forms/account-problem.ts';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import { Picture } from '#features/pictures/picture.tsx';
import {
  ALERT_DAYS,
  ALERT_FIELDS,
  type AlertFormView,
} from '#features/stock-alerts/stock-alert.ts';
import { formatStockAlertProblem } from '#features/stock-alerts/stock-alert-problem.ts';
import { loadAlertForm, requestStockAlert } from '#features/stock-alerts/stock-alerts.server.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link, prefixHref } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import { useShopPrefix } from '#request/shop-public.tsx';
import { Field } from '#ui/field/field.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/stock-alert.route.ts';

const findProduct = async (shop: PrivateShop, slug = '') =>
  redirectMovedProduct(await loadProductBySlug(shop, slug), (moved) =>
    links.stockAlert({ slug: moved }),
  ).product;

export const loader = privateRoute(async (shop, { params, request }) => {
  const { searchParams } = new URL(request.url);
  const sent = searchParams.get('sent');
  const chosen = { colour: searchParams.get('colour'), size: searchParams.get('size') };
  return {
    view: loadAlertForm(shop, await findProduct(shop, params.slug), chosen),
    sent: sent === 'confirm' || sent === 'waiting' ? sent : null,
  } as const;
});

export const action = privateRoute(async (shop, { params, request }) => {
  const product = await findProduct(shop, params.slug);
  return await handleForm(
    shop,
    request,
    async (fields) => {
      const sent = await requestStockAlert(shop, product, fields);
      return redirect(links.stockAlert({ slug: product.slug, sent }), 303);
    },
    ALERT_FIELDS,
  );
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function StockAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('stock-alerts');
  const { view, sent } = loaderData;
  const { slug, name } = view.product;
  const formErrors = formErrorsOf(actionData);
  return (
    <AccountLayout title={text('stockAlert.title')} formError={findProblem(text, formErrors)}>
      <Subject {...view.product} />
      {sent !== null && formErrors === null ? (
        <p role="status">
          {text(sent === 'confirm' ? 'stockAlert.sentEmail' : 'stockAlert.sentNow')}
        </p>
      ) : view.options.length === 0 ? (
        <p>{text('stockAlert.none', { name })}</p>
      ) : (
        <AlertForm view={view} formErrors={formErrors} />
      )}
      <p>
        <Link to={links.product({ slug })} className="underline underline-offset-4">
          {text('stockAlert.backTo', { name })}
        </Link>
      </p>
    </AccountLayout>
  );
}

/** Error text of the form as a whole; those of fields stand beside them. */
function findProblem(text: ReturnType<typeof useText>, formErrors: FormErrors | null) {
  const isOfField = formErrors?.faults.some(({ field }) => ALERT_FIELDS.includes(field));
  return formErrors === null || isOfField ? undefined : formatStockAlertProblem(text, formErrors);
}

function Subject({ name, picture }: AlertFormView['product']) {
  return (
    <div className="grid grid-cols-[5rem_1fr] items-center gap-4">
      {picture && <Picture picture={picture} sizes="80px" widths={[80, 160, 320]} />}
      <p className="min-w-0 wrap-anywhere">{name}</p>
    </div>
  );
}

type AlertFormProps = { readonly view: AlertFormView; readonly formErrors: FormErrors | null };

function AlertForm({ view, formErrors }: AlertFormProps) {
  const text = useText('account');
  const prefix = useShopPrefix();
  const { csrf, customerEmail, product } = view;
  const path = links.stockAlert({ slug: product.slug });
  const findError = (name: string) => {
    const fault = formErrors?.faults.find(({ field }) => field === name);
    return fault && formatStockAlertProblem(text, fault);
  };
  return (
    <form method="post" noValidate action={prefixHref(prefix, path)} className="grid gap-5">
      <HiddenFields fields={{ csrf }} />
      <p>{text('stockAlert.intro', { days: ALERT_DAYS })}</p>
      <OptionField
        options={view.options}
        chosen={formErrors?.formValues.sku ?? view.selected}
        error={findError('sku')}
      />
      {customerEmail === null ? (
        <Field
          label={text('account.email')}
          hint={text('stockAlert.emailHint')}
          error={findError('email')}
          defaultValue={formErrors?.formValues.email}
          maxLength={MAX_EMAIL}
          name="email"
          type="email"
          autoComplete="email"
          required
        />
      ) : (
        <p className="wrap-anywhere">{text('stockAlert.emailTo', { email: customerEmail })}</p>
      )}
      <Submit>{text('stockAlert.submit')}</Submit>
    </form>
  );
}

type OptionFieldProps = Pick<AlertFormView, 'options'> & {
  readonly chosen: string | null;
  readonly error: string | undefined;
};

function OptionField({ options, chosen, error }: OptionFieldProps) {
  const text = useText();
  const selected = options.find(({ sku }) => sku === chosen)?.sku ?? '';
  return (
    <div className="grid gap-1.5">
      <label htmlFor="alert-sku" className="text-sm font-medium">
        {text('stockAlert.option')}
      </label>
      <select
        id="alert-sku"
        name="sku"
        defaultValue={selected}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : 'alert-sku-error'}
        className="h-12 w-full min-w-0 rounded-control border border-control bg-paper px-3"
      >
        {selected === '' && <option value="">{text('stockAlert.choose')}</option>}
        {options.map(({ sku, label }) => (
          <option key={sku} value={sku}>
            {label}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id="alert-sku-error" className="text-sm text-sale">
          {error}
        </p>
      )}
    </div>
  );
}
