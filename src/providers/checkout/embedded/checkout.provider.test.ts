/** The checkout contract on the embedded provider. */
import { describeCheckout } from '#features/checkout/checkout.contract.ts';
import { createPlaceholderCheckout } from './checkout.provider.ts';

describeCheckout('the shop itself', async () => createPlaceholderCheckout());
