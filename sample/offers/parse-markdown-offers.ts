/** Reads the offers that the Markdown of a product states. */
import type { Product } from '#features/catalogue/catalogue.ts';
import { listOffers, type OfferTerms } from '#features/offer/offer.ts';
import { parsePicturePath } from '#features/pictures/pictures.ts';
import type { CurrencyCode } from '#i18n/money.ts';
import { renderProductMarkdown } from '#server/markdown/render-markdown.ts';

type MarkdownReader = {
  readonly origin: string;
  readonly shop: { readonly tag: string; readonly currency: CurrencyCode; readonly prefix: string };
  /** Text of a delivery without costs. */
  readonly free: string;
};

/** One for each row of the table, in order. */
export function parseMarkdownOffers(
  product: Product,
  terms: OfferTerms,
  { origin, shop: { tag, currency, prefix }, free }: MarkdownReader,
) {
  const base = `${origin}${prefix}`;
  const shop = { text: (id: string) => id, locale: tag, currency, origin, base };
  const markdown = renderProductMarkdown(product, listOffers(product, terms), shop);
  const [, , ...rows] = markdown.split('\n').filter((line) => line.startsWith('| '));
  return rows.map((row) => {
    const [, , price = '', wasPrice = '', availability = '', costs = '', picture = '', code = ''] =
      row.slice(2, -2).split(/(?<!\\) \| /);
    return {
      sku: parseLabel(code),
      price,
      wasPrice: wasPrice === '' ? null : wasPrice,
      isOnStock: availability !== 'markdown.outOfStock',
      picture: parsePictureId(parseAddress(picture)),
      url: parseAddress(code),
      delivery:
        costs === ''
          ? []
          : costs.split(' / ').map((cost) => (cost === 'delivery.free' ? free : cost)),
    };
  });
}

function parseLabel(link: string): string {
  return (/\[(.*)\]\(/.exec(link)?.[1] ?? '').replace(/\\(.)/g, '$1');
}

function parseAddress(link: string): string {
  return /\]\(([^)]*)\)$/.exec(link)?.[1] ?? '';
}

function parsePictureId(address: string): string | null {
  return address === '' ? null : (parsePicturePath(new URL(address).pathname)?.id ?? null);
}
