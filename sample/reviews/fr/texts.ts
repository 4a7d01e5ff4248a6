/** All French sentences. */
import { beautyHome } from './beauty-home.ts';
import { fashion } from './fashion.ts';
import { general } from './general.ts';
import { stories } from './stories.ts';

export const frenchTexts: readonly string[] = [general, fashion, beautyHome, stories];
