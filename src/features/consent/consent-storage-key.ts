/** Key of the storage event by which tabs follow each other's consent. */
export const CONSENT_STORAGE_KEY = 'consent';
