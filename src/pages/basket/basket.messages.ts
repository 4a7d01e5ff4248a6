/** Messages of the basket page. */
export const namespace = 'basket';

export const messages = {
  'basket.title': 'Your basket',
  'basket.empty': 'Your basket is empty',
  'basket.emptyHint': 'Products that you add appear here.',
  'basket.bestSellers': 'Best-sellers',
  'basket.suggestions': 'You may also like',
  'basket.continue': 'Continue shopping',
  'basket.colour': 'Colour: {colour}',
  'basket.size': 'Size: {size}',
  'basket.quantity': 'Quantity of {name}',
  'basket.update': 'Update',
  'basket.remove': 'Remove',
  'basket.removeName': 'Remove {name}',
  'basket.lineOutOfStock': 'Sold out. Save it for later or remove it to continue.',
  'basket.lineShort': 'Only {available} left. Please choose fewer.',
  'basket.cheaper': 'Good news: it cost {before} when you added it.',
  'basket.dearer': 'It cost {before} when you added it.',
  'basket.repriced': 'Your basket is now priced in {currency}.',
  'basket.save': 'Save for later',
  'basket.saveName': 'Save for later: {name}',
  'basket.saved': '{name} is on your wishlist.',
  'basket.viewWishlist': 'View wishlist',
  'basket.removed': '{name} has been removed.',
  'basket.undo': 'Undo',
  'basket.reserved':
    'These items are reserved for you for {minutes, plural, one {# more minute} other {# more minutes}}.',
  'basket.reservationExpired':
    'These items are no longer reserved for you. They stay in your basket, but somebody else may buy them first.',
  'basket.voucher': 'Voucher code',
  'basket.voucherUse': 'Apply',
  'basket.voucherUnknown': 'This code is unknown or has expired.',
  'basket.voucherUsed': 'This code has already been used.',
  'basket.voucherWait':
    'Too many attempts. Please wait a few minutes before you enter another code.',
  'basket.voucherUnfit': 'This code does not apply to the items in your basket.',
  'basket.voucherTooLittle': 'Spend {amount} more to use this code.',
  'basket.voucherDrop': 'Remove voucher',
  'basket.voucherDropName': 'Remove voucher: {code}',
  'basket.total': 'Total',
  'basket.checkout': 'Checkout',
  'basket.notReady': 'One item is not available at the moment. Change or remove it to continue.',
  'basket.wishlistFull': 'Your wishlist is full. Remove something from it to save this for later.',
  'basket.soldOutMeanwhile': 'It has sold out in the meantime.',
  'basket.onlySome': 'Only {available} are left.',
  'basket.noPrice': 'Not sold in this currency',
  'basket.subtotal': 'Subtotal',
  'basket.items': '{count, plural, one {# item} other {# items}}',
  'basket.adjusted': '{name}: only {added} of {requested} could be added.',
  'basket.joined': '{name} was already in your basket: the quantity is now {quantity}.',
  'basket.stale': 'Your basket has changed in the meantime. This is how it is now.',
  'basket.unreachable': 'We could not reach the shop. Please check your connection and try again.',
  'basket.refused': 'We could not change this line. Please try again.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
