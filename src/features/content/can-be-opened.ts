/** Whether browsers can parse an address that stands in content; a path is one of this shop. */

const THIS_SHOP = 'https://shop.example';

export const canBeOpened = (address: string): boolean => URL.canParse(address, THIS_SHOP);
