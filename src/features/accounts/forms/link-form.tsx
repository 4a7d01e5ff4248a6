/** Parts that the pages of emailed links share: their state, their metadata, "check your inbox". */
import { useText } from '#i18n/text.tsx';
import { useFormErrors } from './account-fields.tsx';
import { AccountLayout } from './account-layout.tsx';
import { type FormErrors, formErrorsOf, formErrorsOfLink } from './account-problem.ts';

/** Neither indexed, nor sent as the referrer to another site: the URL contains a token. */
export const tokenPageMeta = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

type LinkFormResult = { readonly isSent: true } | { readonly formErrors: FormErrors } | undefined;

/**
 * State of a page on which a link is requested, and which the link opens. `result`: its action
 * data.
 */
export function useLinkForm<L extends object>(link: L | 'expired' | null, result: LinkFormResult) {
  const formErrors = formErrorsOfLink(link, formErrorsOf(result));
  return {
    ...useFormErrors(formErrors),
    formErrors,
    /** True once the email was requested. */
    isSent: result !== undefined && 'isSent' in result,
    /** The usable link that opened the page; null where the form requests one. */
    emailedLink: link === null || link === 'expired' ? null : link,
  };
}

export function CheckInbox() {
  const text = useText('account');
  return (
    <AccountLayout title={text('account.checkInbox')}>
      {text('account.checkInboxHint')}
    </AccountLayout>
  );
}
