/** The way back. */
export const fixtures = { usual: {} };
