/** GET /product-customisation/{group}: title, description and fields. */
import { sharedApi } from '#request/route.server.ts';
import { loadCustomisation } from './customisation.server.ts';

export const loader = sharedApi((shop, { params }) => loadCustomisation(shop, params.group ?? ''));
