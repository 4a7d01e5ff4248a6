/** Layout of account pages with a list: orders, alerts, reminders, rewards, reviews. */
import { FORM_ERROR_ID } from '#features/accounts/forms/account-fields.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import styleSheet from './account-lists.css?url';

export type AccountListLayoutProps = {
  readonly title: string;
  /** Error text of the form as a whole. */
  readonly formError?: string | undefined;
  /** Result of the last action. */
  readonly status?: string | false;
  readonly children: React.ReactNode;
};

export function AccountListLayout({ title, formError, status, children }: AccountListLayoutProps) {
  const text = useText('account');
  return (
    <main id="main" className="page min-h-svh py-8 lg:py-12">
      <StyleSheet href={styleSheet} />
      <title>{title}</title>
      <Link to={links.account()} className="account-list-back">
        {text('account.title')}
      </Link>
      <h1 className="font-display text-4xl md:text-5xl">{title}</h1>
      <p
        role="alert"
        id={FORM_ERROR_ID}
        className="mt-4 border-s-2 border-sale bg-surface px-4 py-3 text-sm empty:hidden"
      >
        {formError}
      </p>
      <p role="status" className="mt-4 border-s-2 border-ink bg-surface px-4 py-3 empty:hidden">
        {status}
      </p>
      {children}
    </main>
  );
}
