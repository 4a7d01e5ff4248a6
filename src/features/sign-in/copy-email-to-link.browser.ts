/** Passes the email typed into a sign-in form on to pages that need it. */
import { links } from '#links';

const PREFILLED_PAGES = [links.resetPassword(), links.signInLink()];

/** Handles clicks on the links beside the form, before they are followed. */
export function copyEmailToLink({ target, currentTarget }: React.MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const email = currentTarget
    .closest('main, dialog')
    ?.querySelector<HTMLInputElement>('input[name=username]')?.value;
  if (!link || !email || !PREFILLED_PAGES.some((path) => link.pathname.endsWith(path))) return;
  const { searchParams } = new URL(link.href);
  searchParams.set('email', email);
  link.search = searchParams.toString();
}
