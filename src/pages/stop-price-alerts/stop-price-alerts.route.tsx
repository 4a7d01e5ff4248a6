/** Page of the link in the email of a price alert: stops all price alerts of its customer. */
import { refusalOf } from '#features/accounts/forms/account-problem.ts';
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
  ownHref: links.priceAlerts(),
});
export const loader = stopEmails.loader;
export const action = stopEmails.action;

export const meta: Route.MetaFunction = () => stopEmailsMeta;

export default function StopPriceAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = refusalOf(actionData);
  return <StopEmailsPage messages="priceAlert" loaderData={loaderData} refusal={refusal} />;
}
