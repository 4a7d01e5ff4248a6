/** Messages of the basket page. */
export const namespace = 'basket';

export const messages = {
  'basket.title': 'Your basket',
  'basket.empty': 'Your basket is empty',
  'basket.emptyHint': 'When you add something, it waits for you here.',
  'basket.bestSellers': 'Best-sellers',
  'basket.suggestions': 'You may also like',
  'basket.continue': 'Continue shopping',
  'basket.colour': 'Colour: {colour}',
  'basket.size': 'Size: {size}',
  'basket.quantity': 'Quantity of {name}',
  'basket.update': 'Update',
  'basket.remove': 'Remove',
  'basket.removeName': 'Remove {name}',
  'basket.lineOutOfStock': 'Sold out. Save it for later or remove it to go on.',
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
    'We hold these things for you for {minutes, plural, one {# more minute} other {# more minutes}}.',
  'basket.reservationExpired':
    'We no longer hold these things for you. They stay in your basket, but somebody else may buy them first.',
  'basket.voucher': 'Voucher code',
  'basket.voucherUse': 'Use',
  'basket.voucherUnknown': 'We do not know this code, or it has run out.',
  'basket.voucherUsed': 'This code has already been used.',
  'basket.voucherWait': 'That was a lot of codes. Please wait a few minutes before the next one.',
  'basket.voucherUnfit': 'It is not for what is in your basket.',
  'basket.voucherTooLittle': 'Spend {amount} more to use it.',
  'basket.voucherDrop': 'Take it out',
  'basket.voucherDropName': 'Take it out: {code}',
  'basket.total': 'Total',
  'basket.checkout': 'Checkout',
  'basket.notReady': 'One item is not available at the moment. Change or remove it to continue.',
  'basket.wishlistFull': 'Your wishlist is full. Remove something from it to save this for later.',
  'basket.soldOutMeanwhile': 'It has sold out in the meantime.',
  'basket.onlySome': 'There are only {available} of it.',
  'basket.noPrice': 'Not sold in this currency',
  'basket.subtotal': 'Subtotal',
  'basket.items': '{count, plural, one {# item} other {# items}}',
  'basket.adjusted': '{name}: of the {requested} that you had put aside, {added} could be added.',
  'basket.joined': '{name} was in your basket already: there are {quantity} of it now.',
  'basket.stale': 'Your basket had changed in the meantime. This is how it stands now.',
  'basket.unreachable': 'We could not reach the shop. Please check your connection and try again.',
  'basket.refused': 'We could not change this line. Please try again.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
