/**
 * Closed list of reasons for which a review, a question or an answer is refused. A low rating or an
 * unfavourable opinion is none of them, and none may be added for it.
 */
export const MODERATION_REASONS = [
  /** About delivery, service or another product. */
  'off-topic',
  /** Names, addresses, telephone numbers or pictures of people who did not agree. */
  'personal-data',
  /** Insults, threats, hatred or obscenity. */
  'offensive',
  /** Advertising, links, voucher codes or competitors' offers. */
  'advertising',
  /** By an author with an interest in the product or a competitor, or who has not used it. */
  'not-genuine',
  /** Breaks a law, such as false claims about health. */
  'unlawful',
  /** Text or picture that belongs to another person. */
  'copied',
  /** The same author has already reviewed the product, or asked the same. */
  'duplicate',
  /** Says nothing that can be understood. */
  'unreadable',
] as const;

export type ModerationReason = (typeof MODERATION_REASONS)[number];
