/** Element id of the menu, which its button refers to. */
export const MENU_ID = 'site-menu';
