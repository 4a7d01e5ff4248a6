/** GET /s/{code}: redirects to the page of a short link. SHARE-1. */
import { redirect } from 'react-router';
import { isShortCode } from '#features/share/short-code.ts';
import { Problem } from '#kit/problem.ts';
import { sharedLoader } from '#request/route.server.ts';

export const loader = sharedLoader(async (shop, { params: { code = '' } }) => {
  const { ports, fascia } = shop;
  // The router would put the language before the path, which has its own.
  const isKnown = isShortCode(code) && shop.public.prefix === '';
  const path = isKnown ? await ports.shortLinks.resolve(fascia.code, code) : null;
  if (path === null)
    throw new Problem(404, 'page.missing', 'code: there is no such link.', { field: 'code' });
  throw redirect(path, 302);
});

export default function ShortLink() {
  return null;
}
