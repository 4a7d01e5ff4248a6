/** Id of a customer in an affiliate programme, as it may stand in a shared URL. */
export const AFFILIATE_ID_PATTERN = /^[\w.-]{1,64}$/;
