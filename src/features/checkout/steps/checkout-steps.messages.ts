/** Messages of the checkout's steps. The order button has the words that the law asks for. */
export const namespace = 'checkout-steps';

export const messages = {
  'checkoutStep.title': 'Checkout',
  'checkoutStep.address': 'Delivery address',
  'checkoutStep.delivery': 'Delivery',
  'checkoutStep.review': 'Review and pay',
  'checkoutStep.change': 'Change',
  'checkoutStep.changeAddress': 'Change delivery address',
  'checkoutStep.changeDelivery': 'Change delivery',
  'checkoutStep.required': 'Fields marked with * are required.',
  'checkoutStep.optional': '{label} (optional)',
  'checkoutStep.email': 'Email address',
  'checkoutStep.emailHint': 'For your order confirmation. You do not need an account.',
  'checkoutStep.name': 'Full name',
  'checkoutStep.line1': 'Street and house number',
  'checkoutStep.line2': 'Flat, floor or company',
  'checkoutStep.addLine2': 'Add flat, floor or company',
  'checkoutStep.town': 'Town or city',
  'checkoutStep.postcode': 'Postcode',
  'checkoutStep.region': 'Emirate',
  'checkoutStep.chooseRegion': 'Please choose',
  'checkoutStep.abuDhabi': 'Abu Dhabi',
  'checkoutStep.ajman': 'Ajman',
  'checkoutStep.dubai': 'Dubai',
  'checkoutStep.fujairah': 'Fujairah',
  'checkoutStep.rasAlKhaimah': 'Ras Al Khaimah',
  'checkoutStep.sharjah': 'Sharjah',
  'checkoutStep.ummAlQuwain': 'Umm Al Quwain',
  'checkoutStep.toCountry': 'Country of delivery: {country}.',
  'checkoutStep.toDelivery': 'Continue to delivery',
  'checkoutStep.toReview': 'Continue to review',
  'checkoutStep.badEmail': 'Please enter an email address, such as name@example.com.',
  'checkoutStep.wrongName': 'Please enter the name of the person who receives the order.',
  'checkoutStep.wrongLine1': 'Please enter the street and house number.',
  'checkoutStep.wrongLine2': 'Please use at most 100 characters.',
  'checkoutStep.wrongTown': 'Please enter the town or city.',
  'checkoutStep.wrongPostcode': 'This is not a complete postcode. Please check it.',
  'checkoutStep.wrongRegion': 'Please choose an emirate.',
  'checkoutStep.wrongService': 'Please choose how we deliver your order.',
  'checkoutStep.noDelivery':
    'We cannot deliver everything in your basket to this address. Please change the address or your basket.',
  'checkoutStep.standard': 'Standard delivery',
  'checkoutStep.express': 'Express delivery',
  'checkoutStep.collection': 'Collection point',
  'checkoutStep.arrivesOn': 'Arrives on {day}, if you order by {until}',
  'checkoutStep.arrivesBy': 'Arrives by {day}, if you order by {until}',
  'checkoutStep.byAppointment': 'We will arrange a delivery day with you',
  'checkoutStep.free': 'Free',
  'checkoutStep.summary': 'Order summary',
  'checkoutStep.quantity': 'Quantity: {count}',
  'checkoutStep.returns.personalised':
    'Personalised: can be returned only if it is faulty or not what you ordered',
  'checkoutStep.returns.sealed': 'Can be returned only while its seal is unbroken',
  'checkoutStep.items': 'Items',
  'checkoutStep.voucher': 'Voucher {code}',
  'checkoutStep.total': 'Total',
  'checkoutStep.taxIncluded': 'Includes {amount} VAT',
  'checkoutStep.tax': 'VAT',
  'checkoutStep.cardPayment': 'Card payment',
  'checkoutStep.paymentNext':
    'You enter your card details on the next page. We never see or store them.',
  'checkoutStep.testOnly':
    'This is a test shop: you choose a test card, no money is taken and nothing is sent.',
  'checkoutStep.terms': 'By ordering, you accept our terms and conditions.',
  'checkoutStep.termsLink': 'Read the terms and conditions',
  'checkoutStep.privacyLink': 'Read the privacy notice',
  'checkoutStep.returnsLink': 'Read about returns and withdrawal',
  'checkoutStep.order': 'Order with obligation to pay: {amount}',
  'checkoutStep.nothingToPay': 'There is nothing to pay for this order.',
  'checkoutStep.orderFree': 'Place order',
  'checkoutStep.backToBasket': 'Back to the basket',
  'checkoutStep.failed.declined':
    'Your bank declined the payment. Nothing was charged. Please try another card or ask your bank.',
  'checkoutStep.failed.insufficientFunds':
    'The card does not have enough funds. Nothing was charged. Please try another card.',
  'checkoutStep.failed.expiredCard':
    'The card has expired. Nothing was charged. Please try another card.',
  'checkoutStep.failed.notAuthenticated':
    'Your bank could not confirm that it was you. Nothing was charged. Please try again or use another card.',
  'checkoutStep.changed':
    'Your basket, its total, the delivery day or our terms have changed. Nothing was ordered. Please check the order below before you continue.',
  'checkoutStep.soldOut':
    'An item in your basket has just sold out. Nothing was ordered. Please change your basket to continue.',
  'checkoutStep.voucherUsed':
    'Your voucher has just been used for another order. Nothing was ordered. Please check the new total below before you continue.',
  'checkoutStep.tooManyUnits':
    'We cannot reserve this many items at once. Nothing was ordered. Please order fewer items, or try again in an hour.',
  'checkoutStep.unavailable':
    'We cannot take payments at the moment. Nothing was ordered. Please try again in a few minutes.',
  'checkoutStep.tooManyTries': 'Too many attempts. Please wait a few minutes and try again.',
  'checkoutStep.stale': 'This page was open for too long. Please try again.',
  'checkoutStep.problem': 'This did not work. Nothing was ordered. Please try again.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
