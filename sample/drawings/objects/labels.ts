/** Colours that beauty packaging shares. */
import { brightness } from '../engine/colour.ts';

/** Colour of caps and cases. */
export const JET = '#26211f';

/** Colour of a label's print on a ground of this colour. */
export const inkOn = (hex: string) => (brightness(hex) > 0.5 ? '#2c2622' : '#f1e9dc');
