/**
 * GET /_api/social-proof: messages about the interest of other shoppers in a product.
 * POST: counts a view of its page.
 */
import { readForm } from '#request/read-form.server.ts';
import { privateApi, sharedApi } from '#request/route.server.ts';
import { countView } from './count-view.server.ts';
import { loadSocialProof, parseProofProduct } from './load-social-proof.server.ts';

export const loader = sharedApi(async (shop, { request }) => {
  const productKey = parseProofProduct(new URL(request.url).searchParams.get('productKey'));
  return Response.json(await loadSocialProof(shop, productKey), {
    headers: { 'cache-control': 'private, max-age=60' },
  });
});

export const action = privateApi(async (shop, { request }) => {
  const fields = await readForm(request);
  await countView(shop, parseProofProduct(fields.get('productKey')));
  return new Response(null, { status: 204 });
});
