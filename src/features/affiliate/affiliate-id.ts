/** Id of a customer in an affiliate programme, as in shared URLs. */
export const AFFILIATE_ID_PATTERN = /^[\w.-]{1,64}$/;
