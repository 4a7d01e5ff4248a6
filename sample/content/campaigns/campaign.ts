/** Types of a campaign: shared pictures and links, and the text of each language. */
import type { Shot } from '../brands/brand-story.ts';

export type CampaignWords = {
  readonly title: string;
  readonly line: string;
  readonly alt: string;
  readonly doors: readonly (readonly [title: string, body: string, alt: string])[];
  readonly journal: readonly [title: string, body: string, alt: string];
};

type Door = { readonly category: string; readonly shot: Shot };

export type Campaign = {
  readonly slug: string;
  readonly opening: Shot;
  readonly theme: 'light' | 'dark';
  readonly category: string;
  readonly doors: readonly Door[];
  readonly journal: { readonly slug: string; readonly shot: Shot };
  readonly reported: Readonly<Record<string, CampaignWords>>;
};
