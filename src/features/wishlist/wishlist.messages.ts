/** Messages of the wishlist page. */
export const namespace = 'wishlist';

export const messages = {
  'wishlist.title': 'Your wishlist',
  'wishlist.empty': 'Your wishlist is empty',
  'wishlist.emptyHint': 'Tap the heart on a product to save it here, on all your devices.',
  'wishlist.continue': 'Start shopping',
  'wishlist.count': '{count, plural, one {# item} other {# items}}',
  'wishlist.otherShops':
    '{count, plural, one {# more item is sold in our other shops.} other {# more items are sold in our other shops.}}',
  'wishlist.size': 'Size of {name}',
  'wishlist.chooseSize': 'Choose a size',
  'wishlist.soldOutSize': '{size}, sold out',
  'wishlist.move': 'Move to basket',
  'wishlist.moveName': 'Move to basket: {name}',
  'wishlist.personalise': 'Personalise',
  'wishlist.personaliseName': 'Personalise: {name}',
  'wishlist.view': 'View',
  'wishlist.viewName': 'View: {name}',
  'wishlist.remove': 'Remove',
  'wishlist.removeName': 'Remove {name}',
  'wishlist.removed': '{name} has been removed.',
  'wishlist.undo': 'Undo',
  'wishlist.moved': '{name} has been moved to your basket.',
  'wishlist.viewBasket': 'View basket',
  'wishlist.sizeMissing': 'Please choose a size first.',
  'wishlist.soldOut': 'Sold out',
  'wishlist.notEnough': 'There is no more stock of this item.',
  'wishlist.full': 'Your wishlist is full. Remove an item to make room.',
  'wishlist.failed': 'Something went wrong. Please try again.',
  'wishlist.priceDropped': '{amount} less than when you added it',
  'wishlist.backInStock': 'Back in stock',
  'wishlist.alert': 'Email me if the price drops',
  'wishlist.alertOn': 'Price alert on',
  'wishlist.alertStop': 'Stop price alert',
  'wishlist.alertSaved': 'We will send you one email when the price drops.',
  'wishlist.alertStopped': 'Price alert stopped.',
  'wishlist.noLongerSold': 'No longer sold',
  'wishlist.noLongerSoldItem': 'An item that we no longer sell',
  'wishlist.notSold': 'This is no longer sold here.',
  'wishlist.more': 'Show more products',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
