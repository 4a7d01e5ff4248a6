/** Page of the link in a guest's email: confirms the stock alert once, and ends it at any time. */
import { redirect } from 'react-router';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { AccountLayout } from '#features/accounts/forms/account-layout.tsx';
import { formErrorsOf } from '#features/accounts/forms/account-problem.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { formatStockAlertItem, type StockAlert } from '#features/stock-alerts/stock-alert.ts';
import { formatStockAlertProblem } from '#features/stock-alerts/stock-alert-problem.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { parseToken } from '#request/parse-token.ts';
import { privateRoute } from '#request/route.server.ts';
import { useShopPrefix } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/confirm-stock-alert.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  const token = parseToken(searchParams.get('token'));
  return {
    ...{ csrf: issueFormToken(shop), token },
    isStopped: searchParams.get('done') === 'stopped',
    alert: token === '' ? null : await shop.ports.stockAlerts.findAlertByToken(token),
  };
});

export const action = privateRoute((shop, { request }) =>
  handleForm(shop, request, async (fields) => {
    const token = parseToken(fields.token);
    if (fields.intent === 'stop') {
      await shop.ports.stockAlerts.stopAlert({ token });
      return redirect(links.confirm('stock-alert', { done: 'stopped' }), 303);
    }
    await shop.ports.stockAlerts.confirmAlert(token);
    return redirect(links.confirm('stock-alert', { token }), 303);
  }),
);

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export default function ConfirmStockAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('stock-alerts');
  useText('account');
  const { alert, isStopped, csrf, token } = loaderData;
  const formErrors = formErrorsOf(actionData);
  const isUnknown = alert === null && !isStopped;
  const problem = formErrors ?? (isUnknown ? { code: 'stockAlert.linkExpired' } : null);
  return (
    <AccountLayout
      title={text(alert?.status === 'unconfirmed' ? 'stockAlert.confirm' : 'stockAlert.yours')}
      formError={problem === null ? undefined : formatStockAlertProblem(text, problem)}
    >
      {isStopped && <p role="status">{text('stockAlert.stopped')}</p>}
      {alert && <AlertState alert={alert} form={{ csrf, token }} />}
      <p>
        <Link to={links.home()} className="underline underline-offset-4">
          {text('stockAlert.home')}
        </Link>
      </p>
    </AccountLayout>
  );
}

type AlertStateProps = {
  readonly alert: StockAlert;
  readonly form: { readonly csrf: string; readonly token: string };
};

function AlertState({ alert: { item, status }, form }: AlertStateProps) {
  const text = useText();
  return (
    <>
      <p>
        <Link to={links.product({ slug: item.slug, colour: item.colour })}>
          {formatStockAlertItem(item)}
        </Link>
      </p>
      {status === 'waiting' && <p role="status">{text('stockAlert.waiting')}</p>}
      {status === 'unconfirmed' && (
        <IntentForm {...form} intent="confirm" label={text('stockAlert.confirmAction')} />
      )}
      <IntentForm {...form} intent="stop" label={text('stockAlert.stop')} />
    </>
  );
}

type IntentFormProps = AlertStateProps['form'] & {
  readonly intent: 'confirm' | 'stop';
  readonly label: string;
};

function IntentForm({ csrf, token, intent, label }: IntentFormProps) {
  const prefix = useShopPrefix();
  return (
    <form
      method="post"
      action={`${prefix}${links.confirm('stock-alert', { token })}`}
      className="grid"
    >
      <HiddenFields fields={{ csrf, token, intent }} />
      <Submit isQuiet={intent === 'stop'}>{label}</Submit>
    </form>
  );
}
