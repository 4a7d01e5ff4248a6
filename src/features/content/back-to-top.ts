/** When a way back to the top is offered. */

/** R§9: back-to-top threshold in pixels. */
export const BACK_TO_TOP_AFTER = 1_000;
