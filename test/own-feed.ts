/** An invented Google Merchant feed with pictures, with every kind of row found in real feeds. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

type Row = Readonly<Record<string, string>>;

const sizes = (
  group: Row,
  list: readonly string[],
  change: (size: string) => Row = () => ({}),
): Row[] =>
  list.map((size) => ({
    ...group,
    id: `${group.id}-${size.toLowerCase()}`,
    size,
    ...change(size),
  }));

const deckShoe = {
  item_group_id: 'deck-shoe',
  description: 'A canvas shoe with a rope sole, for boards and pavements alike.',
  product_type: 'Clothing > Shoes > Deck shoes',
  price: '64.00 GBP',
  size_system: 'EU',
};
const workShirt = {
  item_group_id: 'work-shirt',
  title: 'Quarryman Work Shirt',
  description: 'Heavy cotton, two chest pockets, buttons of corozo nut.',
  product_type: 'Clothing > Shirts',
  price: '58.00 GBP',
  material: 'Cotton',
};

/** 24 rows of 7 products. */
export const ownFeedRows: readonly Row[] = [
  ...sizes(
    {
      ...deckShoe,
      id: 'DS-W',
      title: 'White Deck Shoe',
      color: 'White',
      image_link: 'pictures/deck-white.jpg',
    },
    ['38', '39', '41'],
  ),
  ...sizes(
    {
      ...deckShoe,
      id: 'DS-N',
      title: 'Navy Deck Shoe',
      color: 'Navy',
      image_link: 'pictures/deck-navy.jpg',
    },
    ['38', '39', '40'],
    (size) => (size === '40' ? { availability: 'out_of_stock' } : {}),
  ),
  ...sizes(
    { ...workShirt, id: 'WS-B', color: 'Blue/White', image_link: 'pictures/shirt-blue.jpg' },
    ['S', 'M', 'L', 'XL'],
    (size) => ({
      sale_price: '49.30 GBP',
      ...(size === 'L' && { availability: 'backorder', availability_date: '2031-01-15' }),
    }),
  ),
  ...sizes(
    { ...workShirt, id: 'WS-G', color: 'Green', image_link: 'pictures/shirt-green.jpg' },
    ['S', 'M', 'L', 'XL'],
    (size) => (size === 'XL' ? { availability: 'preorder', availability_date: '2031-02-01' } : {}),
  ),
  ...sizes(
    {
      id: 'FJ',
      item_group_id: 'fell-jumper',
      title: 'Fell Crew Jumper',
      description: 'Undyed wool, knitted on a frame that is older than the shop.',
      product_type: 'Clothing > Knitwear > Jumpers',
      color: 'Grey',
      price: '95.00 GBP',
      image_link: 'pictures/jumper.jpg',
    },
    ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  ),
  {
    id: 'lambswool-cap',
    title: 'Lambswool Cap',
    description: 'Folds into a pocket.',
    product_type: 'Clothing > Accessories',
    color: 'Red',
    size: 'One Size',
    price: '24.00 GBP',
    sale_price: '18.00 GBP',
    sale_price_effective_date: '2024-01-01T00:00Z/2030-12-31T00:00Z',
    image_link: 'pictures/cap.jpg',
  },
  {
    id: 'neck-gaiter',
    title: 'Neck Gaiter',
    description: 'For winds that turn corners.',
    product_type: 'Clothing > Accessories',
    color: 'Black',
    size: 'One Size',
    price: '20.00 GBP',
    sale_price: '15.00 GBP',
    sale_price_effective_date: '2022-01-01T00:00Z/2022-08-31T00:00Z',
    availability: 'out_of_stock',
    image_link: 'pictures/gaiter.jpg',
  },
  {
    id: 'enamel-mug',
    title: 'Enamel Mug',
    description: 'Chips with dignity.',
    product_type: 'Home > Tableware',
    price: '11.50 GBP',
    image_link: 'pictures/mug.jpg',
    additional_image_link: 'pictures/mug-side.jpg',
  },
  {
    id: 'wool-blanket',
    title: 'Two-tone Wool Blanket',
    description: 'Woven in one piece, so that it has no wrong side.',
    product_type: 'Home > Textiles',
    color: 'Green/Cream',
    price: '140.00 GBP',
    image_link: 'pictures/blanket.jpg',
  },
];

const DEFAULTS: Row = { brand: 'Tarn & Vale', availability: 'in_stock', condition: 'new' };

export function writeFeedXml(rows: readonly Row[]): string {
  const items = rows.map((row) => {
    const { title = '', description = '', ...google }: Row = { ...DEFAULTS, ...row };
    const fields = Object.entries(google).map(
      ([name, value]) => `      <g:${name}>${escapeXml(value)}</g:${name}>`,
    );
    return [
      '    <item>',
      `      <title>${escapeXml(title)}</title>`,
      `      <description>${escapeXml(description)}</description>`,
      ...fields,
      '    </item>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
  <channel>
    <title>Tarn &amp; Vale</title>
${items.join('\n')}
  </channel>
</rss>
`;
}

/** Writes `products.xml` and its pictures; returns the path of the feed. */
export async function writeOwnFeed(folder: string): Promise<string> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const names = new Set(
    ownFeedRows.flatMap(({ image_link, additional_image_link }) =>
      [image_link, additional_image_link].filter((name) => name !== undefined),
    ),
  );
  for (const [index, name] of [...names].entries())
    await writeFile(join(folder, name), await drawPlainPicture(index));
  const file = join(folder, 'products.xml');
  await writeFile(file, writeFeedXml(ownFeedRows));
  return file;
}

/** Creates a picture in a colour of its own, so that the import does not deduplicate it. */
export async function drawPlainPicture(index: number): Promise<Buffer> {
  const background = {
    r: 120 + ((index * 37) % 120),
    g: 120 + ((index * 91) % 120),
    b: 120 + ((index * 53) % 120),
  };
  return await sharp({ create: { width: 600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
