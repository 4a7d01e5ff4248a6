/** POST /_api/sponsored?ad: counts a view or a click of an ad. */
import { readForm } from '#request/read-form.server.ts';
import { privateApi } from '#request/route.server.ts';
import { countAdEvent } from './count-ad-event.server.ts';

export const action = privateApi(async (shop, { request }) => {
  const fields = await readForm(request);
  await countAdEvent(shop, new URL(request.url).searchParams.get('ad'), fields.get('event'));
  return new Response(null, { status: 204 });
});
