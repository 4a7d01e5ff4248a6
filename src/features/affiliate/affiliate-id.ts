/** Id of a customer in an affiliate programme, as it may stand in a shared URL. */
export const AFFILIATE_ID = /^[\w.-]{1,64}$/;
