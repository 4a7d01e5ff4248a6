/**
 * Stops a list of emails for the link in one of them: at once for the POST of a mail program
 * (RFC 8058), which has no cookies, and on a page for a person who opens the link.
 */
import { isProblem, Problem } from '#kit/problem.ts';
import { type EmailListName, links, serverLinks } from '#links';
import { parseToken } from '#request/parse-token.ts';
import { readRequestBody } from '#request/read-request-body.server.ts';
import type { Ports, PrivateShop } from '#request/shop.ts';

type EmailList = {
  /** Page with the button that stops the list. */
  readonly page: (token: string) => string;
  /** @throws Problem for an unknown or expired link. */
  readonly stop: (ports: Ports, token: string) => Promise<void>;
};

const lists: Readonly<Record<EmailListName, EmailList>> = {
  'price-alerts': {
    page: (token) => serverLinks.stopPriceAlerts({ token }),
    stop: ({ priceAlerts }, token) => priceAlerts.stopAllByToken(token),
  },
  reminders: {
    page: (token) => serverLinks.stopReminders({ token }),
    stop: ({ replenishment }, token) => replenishment.stopAllByToken(token),
  },
  // The email confirms one alert: its link ends this one only.
  'stock-alerts': {
    page: (token) => links.confirm('stock-alert', { token }),
    // A stopped alert is deleted: mail programs repeat their POST.
    stop: ({ stockAlerts }, token) =>
      stockAlerts.stopAlert({ token }).catch(ignore('stockAlert.unknown')),
  },
  'all-stock-alerts': {
    page: (token) => serverLinks.stopStockAlerts({ token }),
    stop: ({ stockAlerts }, token) => stockAlerts.stopAllByToken(token),
  },
};

/** @throws Problem 404 for an unknown list, 400 without the token. */
export function openUnsubscribePage(shop: PrivateShop, name: string, url: string): Response {
  const location = `${shop.public.prefix}${findList(name).page(findToken(url))}`;
  return new Response(null, { status: 303, headers: { location } });
}

/**
 * @throws Problem 404 for an unknown list, 400 without the token or the field that RFC 8058 names,
 *   and those of the list.
 */
export async function unsubscribe(
  shop: PrivateShop,
  name: string,
  request: Request,
): Promise<{ readonly stopped: true }> {
  const list = findList(name);
  const token = findToken(request.url);
  const fields = await readRequestBody(request);
  if (fields['List-Unsubscribe'] !== 'One-Click') throw refuse('List-Unsubscribe', 'One-Click');
  await list.stop(shop.ports, token);
  return { stopped: true };
}

function findList(name: string): EmailList {
  if (!isListName(name))
    throw new Problem(404, 'unsubscribe.unknown', 'list: there is no such list of emails.', {
      field: 'list',
    });
  return lists[name];
}

function isListName(name: string): name is EmailListName {
  return Object.hasOwn(lists, name);
}

function findToken(url: string): string {
  const token = parseToken(new URL(url).searchParams.get('token'));
  if (token === '') throw refuse('token', 'that of the link in the email');
  return token;
}

function refuse(field: string, expected: string): Problem {
  return new Problem(400, 'request.badField', `${field}: must be ${expected}.`, { field });
}

function ignore(code: string) {
  return (error: unknown) => {
    if (!isProblem(error) || error.code !== code) throw error;
  };
}
