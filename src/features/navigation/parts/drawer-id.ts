/** Ties the button that opens the menu to the menu. */
export const DRAWER_ID = 'site-menu';
