/** Sites and widths for screenshots: each fascia, both text directions, the longest texts. */

const PORT = process.env.JOURNEY_PORT;

export type Site = {
  readonly name: string;
  readonly base: string;
  /** Names of the screenshot files to run; all when absent. */
  readonly only?: readonly string[];
};

export const sites: readonly Site[] = [
  { name: 'aldermoor', base: `http://localhost:${PORT}` },
  { name: 'nightjar', base: `http://nightjar.localhost:${PORT}` },
  { name: 'fernhollow', base: `http://fernhollow.localhost:${PORT}` },
  { name: 'nightjar-ar', base: `http://nightjar.localhost:${PORT}/ar` },
  {
    name: 'aldermoor-de',
    base: `http://localhost:${PORT}/de`,
    only: [
      'menus.screenshots.ts',
      'pages.screenshots.ts',
      'shopping.screenshots.ts',
      'recommendations.screenshots.ts',
      'agent-carts.screenshots.ts',
    ],
  },
  {
    name: 'aldermoor-fr',
    base: `http://localhost:${PORT}/fr`,
    only: [
      'menus.screenshots.ts',
      'pages.screenshots.ts',
      'recommendations.screenshots.ts',
      'agent-carts.screenshots.ts',
    ],
  },
];

export const widths = [390, 768, 1440] as const;
/** Includes the width of a narrow phone, of which some states have screenshots too. */
export const SHEET_WIDTHS = [320, ...widths] as const;

/** Screenshots are written to it, one for each state, site and width. */
export const FOLDER = 'var/screenshots';

/** Booked ads: one product that all fascias sell. */
export const advertised = [
  {
    ...{ id: 'foundation', productKey: 'PTS00437', advertiser: 'Petal & Soot Ltd' },
    categories: ['womens', 'home'],
  },
];
