/** Messages of the wishlist page. */
export const namespace = 'wishlist';

export const messages = {
  'wishlist.title': 'Your wishlist',
  'wishlist.empty': 'Nothing is on your wishlist yet',
  'wishlist.emptyHint': 'Tap the heart of a product to save it here, on every device.',
  'wishlist.continue': 'Start shopping',
  'wishlist.count': '{count, plural, one {# item} other {# items}}',
  'wishlist.elsewhere':
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
  'wishlist.moved': '{name} is in your basket.',
  'wishlist.viewBasket': 'View basket',
  'wishlist.sizeMissing': 'Please choose a size first.',
  'wishlist.soldOut': 'Sold out',
  'wishlist.notEnough': 'There are no more of these in stock.',
  'wishlist.full': 'Your wishlist is full. Remove something to make room.',
  'wishlist.failed': 'This did not work. Please try again.',
  'wishlist.dropped': '{amount} less than when you saved it',
  'wishlist.back': 'Back in stock',
  'wishlist.alert': 'E-mail me if the price drops',
  'wishlist.alertOn': 'Price alert on',
  'wishlist.alertStop': 'Stop price alert',
  'wishlist.alertSaved': 'We will send you one e-mail when it costs less.',
  'wishlist.alertStopped': 'Price alert stopped.',
  'wishlist.gone': 'No longer sold',
  'wishlist.goneItem': 'An item that we no longer sell',
  'wishlist.notSold': 'This is no longer sold here.',
  'wishlist.more': 'Show more',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
