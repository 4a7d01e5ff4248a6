/** Who is looked at: each fascia, each direction of writing, at the widths that the design names. */

const PORT = process.env.JOURNEY_PORT;

export type Site = { readonly name: string; readonly base: string };

export const sites: readonly Site[] = [
  { name: 'aldermoor', base: `http://localhost:${PORT}` },
  { name: 'nightjar', base: `http://nightjar.localhost:${PORT}` },
  { name: 'fernhollow', base: `http://fernhollow.localhost:${PORT}` },
  { name: 'nightjar-ar', base: `http://nightjar.localhost:${PORT}/ar` },
];

export const widths = [390, 768, 1440] as const;

/** Where the pictures are: one for each state of each site at each width. */
export const FOLDER = 'var/looks';
