/** Example of the back-to-top button. */
export const fixtures = { usual: {} };
