/** Types for those who import it from TypeScript. */
export function findChromium(): string | null;
