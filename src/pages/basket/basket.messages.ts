/** Messages of the basket page. */
export const namespace = 'basket';

export const messages = {
  'basket.title': 'Your basket',
  'basket.empty': 'Your basket is empty',
  'basket.emptyHint': 'Products that you add will appear here.',
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
  'basket.lineShort': 'Only {available} left in stock. Please reduce the quantity.',
  'basket.cheaper': 'Good news: the price has gone down. It was {before} when you added it.',
  'basket.dearer': 'The price has gone up. It was {before} when you added it.',
  'basket.repriced': 'The prices in your basket are now in {currency}.',
  'basket.save': 'Save for later',
  'basket.saveName': 'Save for later: {name}',
  'basket.saved': '{name} has been saved to your wishlist.',
  'basket.viewWishlist': 'View wishlist',
  'basket.removed': '{name} has been removed.',
  'basket.undo': 'Undo',
  'basket.reserved':
    'These items are reserved for you for {minutes, plural, one {# more minute} other {# more minutes}}.',
  'basket.reservationExpired':
    'These items are no longer reserved for you. They stay in your basket, but someone else may buy them first.',
  'basket.voucher': 'Voucher code',
  'basket.voucherApply': 'Apply',
  'basket.voucherUnknown': 'This code is unknown or has expired.',
  'basket.voucherUsed': 'This code has already been used.',
  'basket.voucherTooManyTries':
    'Too many attempts. Please wait a few minutes before you enter another code.',
  'basket.voucherNotApplicable': 'This code does not apply to the items in your basket.',
  'basket.voucherMinimum': 'Spend {amount} more to use this code.',
  'basket.voucherRemove': 'Remove voucher',
  'basket.voucherRemoveName': 'Remove voucher: {code}',
  'basket.total': 'Total',
  'basket.rewards': 'This order earns you {amount} in rewards.',
  'basket.rewardsGuest': 'Members earn {amount} in rewards with this order.',
  'basket.rewardsJoin': 'Join now',
  'basket.checkout': 'Checkout',
  'basket.notReady': 'An item in your basket is not available. Change or remove it to continue.',
  'basket.wishlistFull':
    'Your wishlist is full. Remove an item from it to save this one for later.',
  'basket.justSoldOut': 'This has just sold out.',
  'basket.onlyAvailable': 'Only {available} left in stock.',
  'basket.noPrice': 'Not sold in this currency',
  'basket.subtotal': 'Subtotal',
  'basket.items': '{count, plural, one {# item} other {# items}}',
  'basket.adjusted': '{name}: only {added} of {requested} could be added.',
  'basket.merged': '{name} was already in your basket: the quantity is now {quantity}.',
  'basket.stale': 'Your basket has changed in the meantime. It is now up to date.',
  'basket.unreachable':
    'We could not connect to the shop. Please check your connection and try again.',
  'basket.refused': 'We could not update this item. Please try again.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
