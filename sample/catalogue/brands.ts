/** Invented brands of the sample shop, with their fascias and groups of products. */

export type FasciaCode = 'aldermoor' | 'nightjar' | 'fernhollow';
/** Groups of products that a brand may make; each kind of product belongs to one. */
export type Group = 'womens' | 'mens' | 'accessories' | 'makeup' | 'care' | 'home';

export type Brand = {
  readonly name: string;
  /**
   * Three capitals that begin its SKUs and product keys. `XDD` and `YDD` have special delivery
   * cut-offs, and `YDD` products come with free samples.
   */
  readonly prefix: string;
  readonly fascias: readonly [FasciaCode, ...FasciaCode[]];
  readonly groups: readonly Group[];
  readonly collections?: readonly [string, ...string[]];
};

export const brands: readonly Brand[] = [
  {
    name: 'Aldermoor Edit',
    prefix: 'ALD',
    fascias: ['aldermoor'],
    groups: ['womens', 'mens', 'home'],
    collections: ['The Hundred', 'Sunday'],
  },
  {
    name: 'Ottoline Grey',
    prefix: 'OTT',
    fascias: ['aldermoor'],
    groups: ['womens'],
    collections: ['Bloomsbury Row'],
  },
  {
    name: 'Marlowe & Vane',
    prefix: 'MAV',
    fascias: ['aldermoor'],
    groups: ['womens', 'accessories'],
    collections: ['Evening Post', 'Long Weekend'],
  },
  { name: 'Thornbury Row', prefix: 'THR', fascias: ['aldermoor'], groups: ['mens', 'accessories'] },
  { name: 'Corvane', prefix: 'CRV', fascias: ['aldermoor'], groups: ['accessories'] },
  {
    name: 'Lowland Works',
    prefix: 'LWD',
    fascias: ['aldermoor'],
    groups: ['home'],
    collections: ['Workbench'],
  },
  {
    name: 'Halfpenny Lane',
    prefix: 'XDD',
    fascias: ['aldermoor', 'nightjar'],
    groups: ['womens'],
    collections: ['Market Day'],
  },
  {
    name: 'Saltmarsh',
    prefix: 'SLT',
    fascias: ['aldermoor', 'nightjar'],
    groups: ['mens', 'womens'],
  },
  { name: 'Pellow', prefix: 'PEL', fascias: ['aldermoor', 'nightjar'], groups: ['accessories'] },
  {
    name: 'Nightjar Studio',
    prefix: 'NJR',
    fascias: ['nightjar'],
    groups: ['womens', 'mens', 'accessories'],
    collections: ['After Ten', 'Concrete'],
  },
  { name: 'Kerb', prefix: 'KRB', fascias: ['nightjar'], groups: ['mens', 'womens'] },
  {
    name: 'Static Youth',
    prefix: 'STY',
    fascias: ['nightjar'],
    groups: ['womens', 'mens'],
    collections: ['Loop'],
  },
  { name: 'Loud Hours', prefix: 'LDH', fascias: ['nightjar'], groups: ['womens', 'accessories'] },
  {
    name: 'Petal & Soot',
    prefix: 'PTS',
    fascias: ['aldermoor', 'nightjar', 'fernhollow'],
    groups: ['makeup'],
  },
  { name: 'Glasswing', prefix: 'GLW', fascias: ['nightjar', 'fernhollow'], groups: ['makeup'] },
  {
    name: 'Maren',
    prefix: 'MRN',
    fascias: ['aldermoor', 'fernhollow'],
    groups: ['makeup', 'care'],
    collections: ['North Light'],
  },
  { name: 'Quill & Clove', prefix: 'QLC', fascias: ['aldermoor', 'fernhollow'], groups: ['care'] },
  { name: 'Dew Theory', prefix: 'YDD', fascias: ['aldermoor', 'fernhollow'], groups: ['care'] },
  {
    name: 'Fernhollow Apothecary',
    prefix: 'FRN',
    fascias: ['fernhollow'],
    groups: ['care', 'home'],
    collections: ['Still Room'],
  },
  { name: 'Tidewrack', prefix: 'TDW', fascias: ['fernhollow'], groups: ['care'] },
  {
    name: 'Hearth & Hollow',
    prefix: 'HRH',
    fascias: ['fernhollow'],
    groups: ['home'],
    collections: ['Slow Sunday'],
  },
  { name: 'Kiln Yard', prefix: 'KLN', fascias: ['aldermoor', 'fernhollow'], groups: ['home'] },
  { name: 'Wick & Weft', prefix: 'WKW', fascias: ['aldermoor', 'fernhollow'], groups: ['home'] },
  { name: 'Brindle House', prefix: 'BRN', fascias: ['fernhollow', 'aldermoor'], groups: ['home'] },
];

/**
 * Brands added after the first range was numbered. No product of the first range is theirs, so that
 * another one here changes no existing product.
 */
export const newcomers: readonly Brand[] = [
  {
    name: 'Isolde Marsh',
    prefix: 'ISM',
    fascias: ['aldermoor'],
    groups: ['womens'],
    collections: ['Tideline'],
  },
  {
    name: 'Fenwick Hale',
    prefix: 'FWH',
    fascias: ['aldermoor'],
    groups: ['mens'],
    collections: ['Counting House'],
  },
  {
    name: 'Oakhanger',
    prefix: 'OKH',
    fascias: ['aldermoor'],
    groups: ['mens', 'womens'],
    collections: ['Long Walk'],
  },
  {
    name: 'Rue Calder',
    prefix: 'RUC',
    fascias: ['aldermoor', 'nightjar'],
    groups: ['womens', 'accessories'],
  },
  {
    name: 'Tolliver',
    prefix: 'TOL',
    fascias: ['aldermoor'],
    groups: ['accessories'],
    collections: ['Saddle Room'],
  },
  {
    name: 'Night Bus',
    prefix: 'NBS',
    fascias: ['nightjar'],
    groups: ['mens', 'womens'],
    collections: ['N29'],
  },
  {
    name: 'Plastic Sunday',
    prefix: 'PLS',
    fascias: ['nightjar'],
    groups: ['womens', 'accessories'],
  },
  { name: 'Halogen', prefix: 'HLG', fascias: ['nightjar'], groups: ['mens', 'accessories'] },
  {
    name: 'Bright Ash',
    prefix: 'BRA',
    fascias: ['nightjar', 'fernhollow'],
    groups: ['makeup'],
    collections: ['Afterglow'],
  },
  {
    name: 'Rosewater Lane',
    prefix: 'RWL',
    fascias: ['aldermoor', 'fernhollow'],
    groups: ['makeup', 'care'],
  },
  {
    name: 'Low Meadow',
    prefix: 'LMD',
    fascias: ['fernhollow'],
    groups: ['care'],
    collections: ['Hedgerow'],
  },
  { name: 'Sea Thrift', prefix: 'STF', fascias: ['fernhollow', 'aldermoor'], groups: ['care'] },
  {
    name: 'Orchard & Ember',
    prefix: 'ORE',
    fascias: ['fernhollow', 'aldermoor'],
    groups: ['care', 'home'],
  },
  {
    name: 'Slip & Glaze',
    prefix: 'SGZ',
    fascias: ['fernhollow'],
    groups: ['home'],
    collections: ['Seconds'],
  },
  { name: 'Harrow Linen', prefix: 'HRL', fascias: ['aldermoor', 'fernhollow'], groups: ['home'] },
  {
    name: 'Copperbeech',
    prefix: 'CPB',
    fascias: ['aldermoor', 'fernhollow'],
    groups: ['home'],
    collections: ['Library'],
  },
];

export function makersOf(group: Group, makers = brands): readonly Brand[] {
  return makers.filter((brand) => brand.groups.includes(group));
}
