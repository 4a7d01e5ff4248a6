/** Account page: the customer's reminders, each with a button that ends it. */
import { redirect } from 'react-router';
import { AccountListItem } from '#features/account-lists/account-list-item.tsx';
import { AccountListLayout } from '#features/account-lists/account-list-layout.tsx';
import { EmptyState } from '#features/account-lists/empty-state.tsx';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { formErrorsOf } from '#features/accounts/forms/account-problem.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { formatDay } from '#features/accounts/own-account.server.ts';
import { requireCustomer } from '#features/accounts/require-customer.server.ts';
import { formatReminderProblem } from '#features/replenishment/replenishment-problem.ts';
import { formatStockAlertItem } from '#features/stock-alerts/stock-alert.ts';
import { useText } from '#i18n/text.tsx';
import { links, serverLinks } from '#links';
import { privateRoute } from '#request/route.server.ts';
import type { Route } from './+types/reminders.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const { id: customerId } = requireCustomer(shop, serverLinks.reminders());
  const found = await shop.ports.replenishment.listReminders(customerId, shop.fascia.code);
  return {
    ...{ csrf: issueFormToken(shop), action: serverLinks.reminders() },
    reminders: found.map(({ id, item, dueAt }) => ({
      ...{ id, name: formatStockAlertItem(item), date: formatDay(shop, dueAt) },
      to: links.product({ slug: item.slug, colour: item.colour }),
    })),
    isStopped: new URL(request.url).searchParams.get('done') === 'stopped',
  };
});

export const action = privateRoute((shop, { request }) => {
  const { id } = requireCustomer(shop, serverLinks.reminders());
  return handleForm(shop, request, async ({ reminder }) => {
    await shop.ports.replenishment.stopReminder(id, typeof reminder === 'string' ? reminder : '');
    return redirect(serverLinks.reminders({ done: 'stopped' }), 303);
  });
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function RemindersPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('replenishment');
  useText('account');
  const { reminders, csrf, isStopped, action } = loaderData;
  const formErrors = formErrorsOf(actionData);
  const problem = formErrors && formatReminderProblem(text, formErrors);
  return (
    <AccountListLayout
      title={text('replenishment.yours')}
      formError={problem ?? undefined}
      status={isStopped && formErrors === null && text('replenishment.stopped')}
    >
      {reminders.length === 0 ? (
        <EmptyState
          title={text('replenishment.yoursNone')}
          to={links.home()}
          action={text('account.continue')}
        />
      ) : (
        <ul className="account-list">
          {reminders.map(({ id, name, date, to }) => (
            <AccountListItem
              key={id}
              {...{ name, to, action }}
              detail={text('replenishment.due', { date })}
              fields={{ csrf, reminder: id }}
              buttonText={text('replenishment.stop')}
            />
          ))}
        </ul>
      )}
    </AccountListLayout>
  );
}
