/** The checkout contract on the shop's own pages. */
import { describeCheckout } from '#features/checkout/checkout.contract.ts';
import { createOwnCheckout } from './own.provider.ts';

describeCheckout('pages of the shop', async () => createOwnCheckout(['https://pay.example']));
