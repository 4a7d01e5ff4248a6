/** Checks that browsers can parse a URL in content; a path resolves against this shop. */

const THIS_SHOP = 'https://shop.example';

export const isValidHref = (address: string): boolean => URL.canParse(address, THIS_SHOP);
