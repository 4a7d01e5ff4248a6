/** Colours that beauty packs share. */
import { brightness } from '../engine/colour.ts';

/** Caps and cases. */
export const JET = '#26211f';

/** What a label is printed in on a ground of this colour. */
export const inkOn = (hex: string) => (brightness(hex) > 0.5 ? '#2c2622' : '#f1e9dc');
