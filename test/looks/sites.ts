/** Who is looked at: each fascia, each direction of writing, the longest words, at the widths that the design names. */

const PORT = process.env.JOURNEY_PORT;

export type Site = {
  readonly name: string;
  readonly base: string;
  /** Which files of looks; all where none are named. */
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
    only: ['pages.looks.ts', 'shopping.looks.ts'],
  },
];

export const widths = [390, 768, 1440] as const;

/** Where the pictures are: one for each state of each site at each width. */
export const FOLDER = 'var/looks';
