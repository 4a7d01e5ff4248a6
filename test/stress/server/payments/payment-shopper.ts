/** A shopper who orders at the checkout of running servers, from one network, without JavaScript. */
import { CookieClient } from '../../cookie-client.ts';
import { assertThat } from '../../stress-test.ts';

const ADDRESS = {
  ...{ email: 'ada@example.com', name: 'Ada Byron', line1: '12 Mill Lane', line2: '' },
  ...{ postcode: 'BA1 1AA', town: 'Bath', region: '' },
};
/** Attempts to send an order that is refused while the provider fails. */
const MAX_SENDS = 3;

type Fields = Readonly<Record<string, string>>;

export class PaymentShopper {
  readonly #browser = new CookieClient();
  readonly #network: string;
  /** Origin of a server for the next request. */
  readonly #base: () => string;
  #csrf = '';
  #form: Fields = {};

  constructor(index: number, base: () => string) {
    this.#network = `${10 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}.1`;
    this.#base = base;
  }

  async #send(path: string, fields?: Fields): Promise<{ status: number; location: string }> {
    const response = await this.#fetch(path, fields);
    await response.arrayBuffer();
    return { status: response.status, location: response.headers.get('location') ?? '' };
  }

  async #fetch(path: string, fields?: Fields): Promise<Response> {
    return await this.#browser.fetch(`${this.#base()}${path}`, {
      headers: { accept: 'text/html', 'x-forwarded-for': this.#network },
      ...(fields && {
        method: 'POST',
        body: new URLSearchParams({ ...fields, csrf: this.#csrf }),
      }),
    });
  }

  /** Fills the basket and completes the checkout up to its last step. */
  async fill(sku: string, quantity: number): Promise<void> {
    const data = JSON.stringify([{ sku, quantity }]);
    const added = await this.#send('/_api/basket/addToCart', { data });
    assertThat(added.status === 200, `an add responds with 200, not ${added.status}`);
    this.#csrf = await this.#browser.fetchToken(this.#base());
    const address = await this.#send('/checkout/address', ADDRESS);
    assertThat(address.status === 303, `the address is accepted, not ${address.status}`);
    const delivery = await this.#send('/checkout/delivery', { service: 'standard' });
    assertThat(delivery.status === 303, `the delivery is accepted, not ${delivery.status}`);
  }

  /** Opens the last step of the checkout, whose form `order` submits. */
  async review(): Promise<void> {
    const response = await this.#fetch('/checkout/review');
    assertThat(response.status === 200, `the order is shown, not ${response.status}`);
    const html = await response.text();
    this.#form = { key: readField(html, 'key'), totals: readField(html, 'totals') };
  }

  /**
   * Submits the form of the last step, again while it is refused with 503. Returns where it leads:
   * the page of the provider, or that of an order that is paid already.
   */
  async order(): Promise<string> {
    for (let sends = 1; ; sends += 1) {
      const { status, location } = await this.#send('/checkout/review', this.#form);
      if (status === 303) return location;
      const isExpected = status === 503 && sends < MAX_SENDS;
      assertThat(isExpected, `an order is placed, not ${status} after ${sends} times`);
    }
  }

  /** Opens the page of the order, as after a payment. */
  async openOrder(path: string): Promise<{ status: number; location: string }> {
    const page = await this.#send(path);
    const isExpected = page.status === 200 || page.status === 303;
    assertThat(isExpected, `the page of an order is served, not ${page.status}`);
    return page;
  }

  async cancel(path: string): Promise<void> {
    const { status } = await this.#send(path, { intent: 'cancel' });
    assertThat(status === 303, `a paid order can be cancelled, not ${status}`);
  }
}

function readField(html: string, name: string): string {
  const [input = ''] = new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(html) ?? [];
  const value = /\bvalue="([^"]+)"/.exec(input)?.[1];
  if (value === undefined) throw new Error(`The form has no field ${name}.`);
  return value;
}
