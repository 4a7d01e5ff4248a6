/** The fascias under test: origin, a category with enough products, a colour and a search term. */

export type ShopUnderTest = {
  readonly name: string;
  readonly base: string;
  readonly category: string;
  /** Colour facet value with products in the category, as for the search term `searchTerm`. */
  readonly colour: string;
  readonly searchTerm: string;
};

const PORT = process.env.JOURNEY_PORT;

export const shops: readonly [ShopUnderTest, ShopUnderTest, ShopUnderTest] = [
  {
    name: 'Aldermoor',
    base: `http://localhost:${PORT}`,
    category: '/categories/womens-knitwear',
    colour: 'green',
    searchTerm: 'jumper',
  },
  {
    name: 'Nightjar',
    base: `http://nightjar.localhost:${PORT}`,
    category: '/categories/womens-tops',
    colour: 'black',
    searchTerm: 'dress',
  },
  {
    name: 'Fernhollow',
    base: `http://fernhollow.localhost:${PORT}`,
    category: '/categories/home-textiles',
    colour: 'green',
    searchTerm: 'cushion',
  },
];

/** Nightjar lets shoppers select a size that is sold out, named such as "M – Out of stock". */
export const SIZE_IN_STOCK = 'input[name=size][type=radio]:enabled:not([aria-label*=" – "])';
