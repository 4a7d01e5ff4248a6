/** What we ask of services that advise shoppers: on the size that fits, on the product that suits. */

/** S§2: `truefit` is the service that a product may name for its size; `consultation` advises on beauty. */
export type AdviceQuestion = {
  readonly service: string;
  readonly locale: string;
  readonly productKey: string;
  /** From small to large. */
  readonly sizes: readonly string[];
};

export interface Advice {
  /** Where its pages come from, beside this shop: `https://advice.example`. */
  readonly iframeOrigins: readonly string[];
  /** The page that advises, to stand in a frame; null where the service is not to be had. */
  findIframe(question: AdviceQuestion): string | null;
}

declare module '#request/shop.ts' {
  interface Ports {
    advice: Advice;
  }
}
