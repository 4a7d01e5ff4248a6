/** Stock alerts, one email when a sold-out variant is back in stock: types and periods. */
import {
  type CataloguePicture,
  MISC_COLOUR,
  ONE_SIZE,
  type Product,
  type Variant,
} from '#features/catalogue/catalogue.ts';

/** Days within which a guest confirms an alert. */
export const UNCONFIRMED_DAYS = 7;
/** Days after which a waiting alert ends. */
export const ALERT_DAYS = 180;
/** Days for which an alert is kept after its email. */
export const SENT_DAYS = 30;
/** Maximum number of waiting alerts of one customer or email address. */
export const MAX_ALERTS = 50;
/** Hours for which a unit in stock is announced to one person only. */
export const EXCLUSIVE_NOTICE_HOURS = 4;

/** Fields whose values are returned if the form is refused. */
export const ALERT_FIELDS: readonly string[] = ['sku', 'email'];

/** The sold-out variant, with its names in the language of the request. */
export type StockAlertItem = {
  readonly sku: string;
  readonly productKey: string;
  readonly slug: string;
  readonly name: string;
  /** Key of the colour. */
  readonly colour: string;
  /** Names of colour and size, such as `Moss · M`; null where the product has only one. */
  readonly option: string | null;
};

export type StockAlert = {
  readonly id: string;
  readonly item: StockAlertItem;
  /** `unconfirmed`: a guest has not used the emailed link yet. */
  readonly status: 'unconfirmed' | 'waiting' | 'sent';
  /** ISO 8601. */
  readonly requestedAt: string;
};

export type ExportedStockAlert = Omit<StockAlert, 'id'> & {
  /** Time of the back-in-stock email; null before. */
  readonly sentAt: string | null;
};

/** Data of the page with the form. */
export type AlertFormView = {
  readonly product: Pick<Product, 'slug' | 'name'> & { readonly picture: CataloguePicture | null };
  /** Sold-out variants of the product. */
  readonly options: readonly { readonly sku: string; readonly label: string }[];
  /** SKU that is selected at first; null where nothing is sold out. */
  readonly selected: string | null;
  readonly csrf: string;
  /** null for guests, who enter an email address. */
  readonly customerEmail: string | null;
};

type AlertProduct = Pick<Product, 'productKey' | 'slug' | 'name' | 'colours'>;

export function createStockAlertItem(
  { productKey, slug, name, colours }: AlertProduct,
  { sku, colour, size }: Pick<Variant, 'sku' | 'colour' | 'size'>,
): StockAlertItem {
  const label = colours.find(({ key }) => key === colour)?.label ?? colour;
  const names = [colour === MISC_COLOUR ? [] : label, size === ONE_SIZE ? [] : size].flat();
  return {
    sku,
    productKey,
    slug,
    name,
    colour,
    option: names.length > 0 ? names.join(' · ') : null,
  };
}

/** Name of the product with its colour and size: `Wool coat (Moss · M)`. */
export function formatStockAlertItem({
  name,
  option,
}: Pick<StockAlertItem, 'name' | 'option'>): string {
  return option === null ? name : `${name} (${option})`;
}
