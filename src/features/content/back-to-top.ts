/** Scroll distance after which the back-to-top button appears. */

/** In pixels. */
export const BACK_TO_TOP_AFTER_PX = 1_000;
