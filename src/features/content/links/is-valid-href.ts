/** Checks that browsers can parse a URL in content; a path resolves against this shop. */

const THIS_SHOP = 'https://shop.example';

export const isValidHref = (url: string): boolean => URL.canParse(url, THIS_SHOP);
