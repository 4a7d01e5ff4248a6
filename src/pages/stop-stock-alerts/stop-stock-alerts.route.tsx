/** Page of the link in a back-in-stock email: stops all stock alerts of its recipient. */
import { formErrorsOf } from '#features/accounts/forms/account-problem.ts';
import { createStopEmails } from '#features/accounts/stop-emails/stop-emails.server.ts';
import {
  StopEmailsPage,
  stopEmailsMeta,
} from '#features/accounts/stop-emails/stop-emails-page.tsx';
import { links, serverLinks } from '#links';
import type { Route } from './+types/stop-stock-alerts.route.ts';

const stopEmails = createStopEmails({
  findPort: ({ ports }) => ports.stockAlerts,
  link: serverLinks.stopStockAlerts,
  accountHref: links.stockAlerts(),
});
export const loader = stopEmails.loader;
export const action = stopEmails.action;

export const meta: Route.MetaFunction = () => stopEmailsMeta;

export default function StopStockAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StopEmailsPage
      messages="stockAlert"
      loaderData={loaderData}
      formErrors={formErrorsOf(actionData)}
    />
  );
}
