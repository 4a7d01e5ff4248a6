/** Loader and action of pages that stop all emails of a kind, by the link in one of them. */
import { redirect } from 'react-router';
import { parseToken } from '#request/parse-token.ts';
import { privateRoute } from '#request/route.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import { handleForm } from '../forms/account-form.server.ts';
import { issueFormToken } from '../forms/form-token.server.ts';

export type StoppedEmails = {
  /** Finds the port that sends the emails. */
  readonly findPort: (shop: PrivateShop) => {
    /** Number of requested emails of the link's customer; null for an unknown link. */
    readonly countByToken: (token: string) => Promise<number | null>;
    /** @throws Problem 410 for an unknown or expired link. */
    readonly stopAllByToken: (token: string) => Promise<void>;
  };
  /** Builds the URL of the page. */
  readonly link: (query: { token?: string; done?: 'stopped' }) => string;
  /** Account page on which each email can be stopped individually. */
  readonly accountHref: string;
};

export function createStopEmails({ findPort, link, accountHref }: StoppedEmails) {
  return {
    loader: privateRoute(async (shop, { request }) => {
      const { searchParams } = new URL(request.url);
      const token = parseToken(searchParams.get('token'));
      return {
        ...{ csrf: issueFormToken(shop), token, accountHref, action: link({ token }) },
        isStopped: searchParams.get('done') === 'stopped',
        count: token === '' ? null : await findPort(shop).countByToken(token),
      };
    }),
    action: privateRoute((shop, { request }) =>
      handleForm(shop, request, async (fields) => {
        await findPort(shop).stopAllByToken(parseToken(fields.token));
        return redirect(link({ done: 'stopped' }), 303);
      }),
    ),
  };
}
