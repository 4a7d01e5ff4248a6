/** Loader and action of the page that an emailed link opens: its token, and its two forms. */
import { redirect } from 'react-router';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { links } from '#links';
import { parseToken } from '#request/parse-token.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { ConfirmedKind } from './emails/confirmation-email.server.ts';

export function loadConfirmation(shop: PrivateShop, request: Request) {
  const { searchParams } = new URL(request.url);
  const token = parseToken(searchParams.get('token'));
  return { csrf: issueFormToken(shop), token, isDeleted: searchParams.get('done') === 'deleted' };
}

export type ConfirmationActions = {
  readonly confirm: (token: string) => Promise<unknown>;
  readonly remove: (token: string) => Promise<void>;
  readonly kind: ConfirmedKind;
};

export function handleConfirmation(
  shop: PrivateShop,
  request: Request,
  { confirm, remove, kind }: ConfirmationActions,
) {
  return handleForm(shop, request, async ({ token, intent }) => {
    const parsedToken = parseToken(token);
    if (intent === 'delete') {
      await remove(parsedToken);
      return redirect(links.confirm(kind, { done: 'deleted' }), 303);
    }
    await confirm(parsedToken);
    return redirect(links.confirm(kind, { token: parsedToken }), 303);
  });
}
