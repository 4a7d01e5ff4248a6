/** Page of the link in the email of a price alert: stops all price alerts of its customer. */
import { formErrorsOf } from '#features/accounts/forms/account-problem.ts';
import { createStopEmails } from '#features/accounts/stop-emails/stop-emails.server.ts';
import {
  StopEmailsPage,
  stopEmailsMeta,
} from '#features/accounts/stop-emails/stop-emails-page.tsx';
import { links, serverLinks } from '#links';
import type { Route } from './+types/stop-price-alerts.route.ts';

const stopEmails = createStopEmails({
  findPort: ({ ports }) => ports.priceAlerts,
  link: serverLinks.stopPriceAlerts,
  accountHref: links.priceAlerts(),
});
export const loader = stopEmails.loader;
export const action = stopEmails.action;

export const meta: Route.MetaFunction = () => stopEmailsMeta;

export default function StopPriceAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const formErrors = formErrorsOf(actionData);
  return <StopEmailsPage messages="priceAlert" loaderData={loaderData} formErrors={formErrors} />;
}
