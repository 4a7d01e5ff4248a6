/** The seven consent types of Google's Consent Mode, from the purposes that a shopper agreed to. */
import type { Consent } from '#features/consent/consent.ts';

export type ConsentTypes = Readonly<
  Record<
    | ('ad_storage' | 'ad_user_data' | 'ad_personalization')
    | ('analytics_storage' | 'functionality_storage')
    | ('personalization_storage' | 'security_storage'),
    'granted' | 'denied'
  >
>;

export function toConsentTypes(consent: Consent): ConsentTypes {
  const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  const advertising = state(consent.advertising);
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: state(consent.analytics),
    functionality_storage: 'granted',
    personalization_storage: state(consent.personalisation),
    security_storage: 'granted',
  };
}
