/** Examples of the product carousel: a category, and named products. */
export const fixtures = {
  'best of a category': {
    title: 'What everyone is wearing',
    source: { category: 'womens', sort: 'best-sellers' },
    viewAllHref: '/categories/womens',
  },
  'of one brand, found by a word': {
    title: 'In green',
    source: { brand: 'ottoline-grey', searchTerm: 'green', sort: 'newness' },
  },
  'as a carousel': {
    title: 'Three at a time',
    source: { category: 'womens' },
    ...{ slidesMobile: 1.5, slidesDesktop: 3, pagination: true, autoscroll: true },
  },
  chosen: {
    title: 'Picked for you',
    source: { productKeys: ['XDD00193', 'MAV00379', 'PTS00419', 'PTS00454', 'KLN00555'] },
  },
};
