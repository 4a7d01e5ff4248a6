/** Types of chromium.mjs for importers in TypeScript. */
export function findChromium(): string | null;
