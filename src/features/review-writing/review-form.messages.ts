/** Messages of the pages on which shoppers write, confirm, delete and report reviews. */
export const namespace = 'review-form';

export const messages = {
  'reviewForm.title': 'Write a review',
  'reviewForm.titleOf': 'Review {name}',
  'reviewForm.edit': 'Edit your review',
  'reviewForm.editHint':
    'You have already reviewed this. If you change your review, its votes are deleted and it is hidden until we have checked it again.',
  'reviewForm.intro':
    'Positive or negative, your review helps other shoppers. We never refuse a review because it is negative.',
  'reviewForm.verified': 'You bought this from us: your review will be marked “Verified buyer”.',
  'reviewForm.rating': 'Your rating',
  'reviewForm.star': '{count, plural, one {# star} other {# stars}}: {label}',
  'reviewForm.reviewTitle': 'Title (optional)',
  'reviewForm.body': 'Your review',
  'reviewForm.bodyHint':
    'What did you like or dislike? {min} to {max, plural, other {#}} characters.',
  'reviewForm.recommend': 'Would you recommend it?',
  'reviewForm.yes': 'Yes',
  'reviewForm.no': 'No',
  'reviewForm.noAnswer': 'No answer',
  'reviewForm.secondaryRatings': 'Detailed ratings (optional)',
  'reviewForm.scaleValue': '{number} out of 5',
  'reviewForm.fit': 'How does it fit?',
  'reviewForm.photos': 'Photos (optional)',
  'reviewForm.photosHint':
    'Up to {photos} JPEG, PNG or WebP files of at most {mb} MB each. We remove the location and camera details stored in them.',
  'reviewForm.keepPhoto': 'Keep photo {number}',
  'reviewForm.nickname': 'Name shown with your review',
  'reviewForm.nicknameHint': 'A nickname is fine. Everyone can see it.',
  'reviewForm.location': 'Town or region (optional)',
  'reviewForm.email': 'Email address',
  'reviewForm.emailHint':
    'We will email you a link to confirm your review. Your address is not shown, and not stored with the review.',
  'reviewForm.signIn': 'Sign in to skip the confirmation email',
  'reviewForm.policy': 'How we handle reviews',
  'reviewForm.submit': 'Send review',
  'reviewForm.back': 'Back to {name}',
  'reviewForm.draft': 'We have restored your draft.',
  'reviewForm.discardDraft': 'Discard draft',
  'reviewForm.sent': 'Thank you for your review',
  'reviewForm.sentNow': 'We check it before we publish it.',
  'reviewForm.sentEmail':
    'One more step: open the email that we have just sent you and confirm your review.',
  'reviewForm.confirm': 'Confirm your review',
  'reviewForm.confirmAction': 'Confirm review',
  'reviewForm.delete': 'Delete review',
  'reviewForm.deleted': 'Your review has been deleted.',
  'reviewForm.yours': 'Your reviews',
  'reviewForm.yourReview': 'Your review',
  'reviewForm.yoursNone':
    'You have not written any reviews yet. You can write one from any product page.',
  'reviewForm.home': 'Continue shopping',
  'reviewForm.statusUnconfirmed': 'Not confirmed yet',
  'reviewForm.statusPending': 'Waiting to be checked',
  'reviewForm.statusPublished': 'Published',
  'reviewForm.statusRefused': 'Refused: {reason}',
  'reviewForm.report': 'Report a review',
  'reviewForm.reportHint':
    'We look at every report. Disagreeing with a review is not a reason to remove it.',
  'reviewForm.reason': 'What is wrong with it?',
  'reviewForm.reportAction': 'Send report',
  'reviewForm.reported': 'Thank you. We will look at this review.',
  'reviewForm.reason.off-topic': 'It is not about this product',
  'reviewForm.reason.personal-data': 'It reveals personal details',
  'reviewForm.reason.offensive': 'It is insulting or hateful',
  'reviewForm.reason.advertising': 'It is advertising',
  'reviewForm.reason.not-genuine': 'It is not a genuine experience',
  'reviewForm.reason.unlawful': 'It is against the law',
  'reviewForm.reason.copied': 'It uses somebody else’s text or picture',
  'reviewForm.reason.duplicate': 'It repeats another review',
  'reviewForm.reason.unreadable': 'It cannot be understood',
  'reviewForm.problems':
    '{count, plural, one {One field needs your attention.} other {# fields need your attention.}}',
  'reviewForm.ratingMissing': 'Please choose one to five stars.',
  'reviewForm.titleLong': 'At most {title} characters, please.',
  'reviewForm.bodyShort': 'Please write at least {min} characters.',
  'reviewForm.bodyLong': 'At most {max, plural, other {#}} characters, please.',
  'reviewForm.nicknameLength': 'Please enter a name of {nameMin} to {nameMax} characters.',
  'reviewForm.nicknameAddress':
    'Please use a name, not an email or web address: everyone can see it.',
  'reviewForm.locationLong': 'At most {location} characters, please.',
  'reviewForm.emailBad': 'Please enter an email address, such as name@example.com.',
  'reviewForm.linksWaiting':
    'Several reviews of this product with this email address are already waiting to be confirmed. Please use the link in one of our emails, or sign in to send your review.',
  'reviewForm.photosMany': 'At most {photos} photos, please.',
  'reviewForm.photosFull':
    'We cannot accept more photos at the moment, because many are waiting to be checked. Please send your review without new photos, or try again later.',
  'reviewForm.photosWaiting':
    'You already have many photos waiting to be checked: at most {waiting} at a time. Please send this review without new photos, or try again once they have been checked.',
  'reviewForm.photosMissing': 'A photo is no longer available. Please choose your photos again.',
  'reviewForm.photoFormat': 'One of the files is not a JPEG, PNG or WebP picture.',
  'reviewForm.photoLarge': 'A photo is too large: at most {mb} MB and 40 megapixels.',
  'reviewForm.photoSmall': 'A photo is too small: each side needs at least {side} pixels.',
  'reviewForm.photoDamaged': 'A photo is damaged and cannot be read.',
  'reviewForm.reviewMissing': 'This review does not exist.',
  'reviewForm.reasonMissing': 'Please choose a reason.',
  'reviewForm.stale': 'This page has been open for a long time. Please send the form again.',
  'reviewForm.networkVoted':
    'Enough votes on this review have come from your network. Sign in to add yours.',
  'reviewForm.tooMany':
    'You have sent too much in a short time. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'reviewForm.busy': 'Many photos are being uploaded at the moment. Please try again shortly.',
  'reviewForm.slow':
    'Your photos took too long to upload. Please try again with a better connection or with fewer photos.',
  'reviewForm.failed': 'Something went wrong on our side. Please try again.',
  'reviewForm.serviceRefused':
    'Our review service did not accept this. Please change it and send it again.',
  'reviewForm.serviceDuplicate':
    'You have already reviewed this product. A review that has been sent cannot be changed.',
  'reviewForm.linkExpired': 'This link is invalid or has expired. You can write the review again.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
