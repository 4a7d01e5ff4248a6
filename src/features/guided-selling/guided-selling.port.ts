/**
 * Port: services that recommend a size or a product, in an iframe.
 * @example
 * const request = { service: 'truefit', locale: 'en-GB', productKey: 'TEE00001', sizes: ['S'] };
 * shop.ports.guidedSelling.findIframeUrl(request); // '/_api/advice/size?sizes=S&locale=en-GB'
 */

/**
 * `service`: `truefit` recommends a size, for products with this `sizingService`;
 * `consultation` is the product
 * finder for beauty.
 */
export type WidgetRequest = {
  readonly service: string;
  readonly locale: string;
  readonly productKey: string;
  /** In ascending order. */
  readonly sizes: readonly string[];
  /** Path of the product's size guide, `/pages/…`; undefined where it has none. */
  readonly guide?: string;
};

export interface GuidedSelling {
  /**
   * External origins of the provider's pages, for the content security policy:
   * `https://widget.example`. Empty where all pages are in this shop.
   */
  readonly iframeOrigins: readonly string[];
  /**
   * URL of the service's page, to be shown in an iframe: a path of this shop, or an address at one
   * of `iframeOrigins`, with the values of the request encoded. Null if the provider does not have
   * the service. It sends no request.
   */
  findIframeUrl(request: WidgetRequest): string | null;
}

declare module '#request/shop.ts' {
  interface Ports {
    guidedSelling: GuidedSelling;
  }
}
