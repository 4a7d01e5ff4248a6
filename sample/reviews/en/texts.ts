/** All English sentences. */
import { accessories } from './accessories.ts';
import { beauty } from './beauty.ts';
import { dresses } from './dresses.ts';
import { garments } from './garments.ts';
import { general } from './general.ts';
import { home } from './home.ts';
import { stories } from './stories.ts';
import { tops } from './tops.ts';
import { trousers } from './trousers.ts';

export const englishTexts: readonly string[] = [
  general,
  garments,
  tops,
  dresses,
  trousers,
  accessories,
  beauty,
  home,
  stories,
];
