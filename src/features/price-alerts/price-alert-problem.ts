/** Problems of price alerts. */
import { Problem } from '#kit/problem.ts';

export function notSaved(): Problem {
  return new Problem(404, 'priceAlert.notSaved', 'productKey: not on the wishlist', {
    field: 'productKey',
  });
}

export function unknownPriceAlert(): Problem {
  return new Problem(404, 'priceAlert.unknown', 'productKey: there is no such alert', {
    field: 'productKey',
  });
}

export function priceAlertLinkExpired(): Problem {
  return new Problem(410, 'priceAlert.linkExpired', 'This link is unknown or has expired');
}
