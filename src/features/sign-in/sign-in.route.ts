/** GET and POST /login as JSON: a CSRF token; then basket and user, or an error. */
import { checkFormToken, issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { readRequestBody } from '#request/read-request-body.server.ts';
import { privateApi } from '#request/route.server.ts';
import { signIn } from './sign-in.server.ts';

export const loader = privateApi(async (shop) => ({ csrf: issueFormToken(shop) }));

export const action = privateApi(async (shop, { request }) => {
  const fields = await readRequestBody(request);
  checkFormToken(shop, fields.csrf);
  const { cart, user, adjusted, wishlistKey } = await signIn(shop, fields);
  return { cart, user, adjusted, wishlistKey };
});
