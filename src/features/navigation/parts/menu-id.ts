/** Ties the button that opens the menu to the menu. */
export const MENU_ID = 'site-menu';
