/** POST /_api/url-shorten: a short URL of a page of this shop. SHARE-1. */
import { readForm } from '#request/read-form.server.ts';
import { privateApi } from '#request/route.server.ts';
import { shortenUrl } from './shorten-url.server.ts';

export const action = privateApi(async (shop, { request }) => {
  const fields = await readForm(request);
  const host = request.headers.get('host') ?? '';
  return { shorturl: await shortenUrl(shop, { url: fields.get('url'), host }) };
});
