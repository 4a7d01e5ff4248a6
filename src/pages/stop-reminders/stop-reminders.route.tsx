/** Page of the link in the email of a reminder: stops all reminders of its customer. */
import { formErrorsOf } from '#features/accounts/forms/account-problem.ts';
import { createStopEmails } from '#features/accounts/stop-emails/stop-emails.server.ts';
import {
  StopEmailsPage,
  stopEmailsMeta,
} from '#features/accounts/stop-emails/stop-emails-page.tsx';
import { serverLinks } from '#links';
import type { Route } from './+types/stop-reminders.route.ts';

const stopEmails = createStopEmails({
  findPort: ({ ports }) => ports.replenishment,
  link: serverLinks.stopReminders,
  accountHref: serverLinks.reminders(),
});
export const loader = stopEmails.loader;
export const action = stopEmails.action;

export const meta: Route.MetaFunction = () => stopEmailsMeta;

export default function StopRemindersPage({ loaderData, actionData }: Route.ComponentProps) {
  const formErrors = formErrorsOf(actionData);
  return (
    <StopEmailsPage messages="replenishment" loaderData={loaderData} formErrors={formErrors} />
  );
}
