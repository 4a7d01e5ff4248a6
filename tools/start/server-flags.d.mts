export const SERVER_FLAGS: readonly string[];
export const MALLOC_SETTINGS: Readonly<Record<string, string>>;
