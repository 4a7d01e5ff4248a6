/** All Arabic sentences. */
import { fashion } from './fashion.ts';
import { general } from './general.ts';
import { stories } from './stories.ts';

export const arabicTexts: readonly string[] = [general, fashion, stories];
