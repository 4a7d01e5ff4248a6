/** Generates feeds for the import benchmark: numbered products in four sizes each. */

export const SIZES = ['XS', 'S', 'M', 'L'];
const COLOURS = ['Black', 'Navy', 'Green', 'Rust', 'Cream', 'Grey', 'Pink', 'Blue'];
const TYPES = [
  'Dress',
  'Shirt',
  'Coat',
  'Skirt',
  'Jumper',
  'Trouser',
  'Tee',
  'Bag',
  'Boot',
  'Scarf',
];
const WORDS = [
  'Harbour',
  'Lane',
  'Quarry',
  'Fell',
  'Tarn',
  'Heath',
  'Copse',
  'Weir',
  'Brook',
  'Moor',
  'Dune',
  'Marsh',
];
const SHOPIFY_HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Google Shopping / Gender,Google Shopping / Google Product Category\n';

function describeProduct(number: number) {
  const pick = (list: readonly string[], step: number): string =>
    list[Math.floor(number / step) % list.length] ?? '';
  const [type, colour] = [pick(TYPES, 1), pick(COLOURS, 10)];
  return { title: `${pick(WORDS, 3)} ${pick(WORDS, 37)} ${type} ${number}`, type, colour };
}

/** Rows of one product as Shopify exports them. */
function writeShopifyProduct(number: number): string {
  const { title, type, colour } = describeProduct(number);
  const body = `<p>${title} in ${colour.toLowerCase()}, cut from a cloth that holds its shape and grows softer with every wash.</p>`;
  const price = (15 + (number % 120)).toFixed(2);
  const wasPrice = number % 4 === 0 ? (40 + (number % 120)).toFixed(2) : '';
  const rows = SIZES.map((size, index) => {
    const head =
      index === 0
        ? [title, body, `Brand ${number % 200}`, `${type}s`, 'Colour', colour, 'Size', size]
        : ['', '', '', '', '', colour, '', size];
    const tail = index === 0 ? ['female', '166'] : ['', ''];
    return [`product-${number}`, ...head, `P${number}-${size}`, price, wasPrice, ...tail]
      .map((cell) => (cell.includes(',') ? `"${cell}"` : cell))
      .join(',');
  });
  return `${rows.join('\n')}\n`;
}

/**
 * Columns of a Google Merchant feed, most of which the importer ignores. Pictures are left out,
 * since their hosts would be measured too.
 */
const MERCHANT_COLUMNS = [
  'id item_group_id title description link mobile_link image_link additional_image_link',
  'availability availability_date price sale_price sale_price_effective_date',
  'google_product_category product_type brand gtin mpn identifier_exists condition adult',
  'multipack is_bundle age_group color gender material pattern size size_type size_system',
  'shipping shipping_weight shipping_label tax custom_label_0 custom_label_1 custom_label_2',
  'product_highlight product_detail',
].flatMap((line) => line.split(' '));

const SENTENCE =
  'A cloth that holds its shape, is cut for walking and grows softer with every wash that it is given. ';

/**
 * Rows of one product in a Google Merchant table, with the columns that large retailers fill in.
 */
function writeMerchantProduct(number: number): string {
  const sharedCells = describeForMerchant(number);
  const rows = SIZES.map((size, index) => {
    const sizeCells: Readonly<Record<string, string>> = {
      id: `P${number}-${size}`,
      size,
      gtin: String(5_000_000_000_000 + number * 4 + index),
    };
    return MERCHANT_COLUMNS.map((name) => sizeCells[name] ?? sharedCells[name] ?? '').join('\t');
  });
  return `${rows.join('\n')}\n`;
}

/** Cells shared by all sizes of a product. */
function describeForMerchant(number: number): Readonly<Record<string, string>> {
  const { title, type, colour } = describeProduct(number);
  const price = 15 + (number % 120);
  return {
    item_group_id: `G${number}`,
    title,
    description: `${title} in ${colour.toLowerCase()}. ${SENTENCE.repeat(8)}`,
    link: `https://shop.example/products/${number}`,
    mobile_link: `https://m.shop.example/products/${number}`,
    availability: number % 9 === 0 ? 'out_of_stock' : 'in_stock',
    price: `${price}.00 GBP`,
    brand: `Brand ${number % 200}`,
    ...(number % 4 === 0 && {
      sale_price: `${price - 5}.00 GBP`,
      sale_price_effective_date: '2020-01-01T00:00Z/2099-01-01T00:00Z',
    }),
    google_product_category: '166',
    product_type: `Clothing > ${type}s`,
    identifier_exists: 'yes',
    condition: 'new',
    adult: 'no',
    multipack: '',
    is_bundle: 'no',
    age_group: 'adult',
    color: colour,
    gender: 'female',
    material: 'Cotton/Wool',
    pattern: 'Plain',
    size_type: 'regular',
    size_system: 'UK',
    shipping: 'GB:::3.95 GBP',
    shipping_weight: '0.4 kg',
    tax: 'GB::20:y',
    custom_label_0: 'season',
    custom_label_1: 'margin',
    product_highlight: SENTENCE,
    product_detail: `Care:Washing:${SENTENCE}`,
  };
}

const FEEDS = {
  shopify: { header: SHOPIFY_HEADER, write: writeShopifyProduct },
  wide: { header: `${MERCHANT_COLUMNS.join('\t')}\n`, write: writeMerchantProduct },
} as const;

export function isFeedKind(kind: string): kind is keyof typeof FEEDS {
  return Object.hasOwn(FEEDS, kind);
}

export function* writeFeed(kind: keyof typeof FEEDS, count: number): Generator<string> {
  const { header, write } = FEEDS[kind];
  yield header;
  for (let number = 0; number < count; number++) yield write(number);
}
