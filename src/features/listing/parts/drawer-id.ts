/** Ties the button that opens the filters to the filters. */
export const DRAWER_ID = 'filters';
