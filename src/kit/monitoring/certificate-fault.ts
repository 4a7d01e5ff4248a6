/** Reads from the error of a connection why the certificate of the other side was refused. */

/** Codes of OpenSSL where a chain ends at no trusted certificate. */
const UNTRUSTED = new Set([
  ...['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_UNTRUSTED', 'INVALID_CA'],
  ...['UNABLE_TO_GET_ISSUER_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'CERT_SIGNATURE_FAILURE'],
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
const NOT_VALID_NOW = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID']);

export type CertificateFault = 'untrusted' | 'notValidNow' | 'otherHost';

/** `code` is that of Node or OpenSSL; null where it is about something else. */
export function findCertificateFault(code: string): CertificateFault | null {
  if (UNTRUSTED.has(code)) return 'untrusted';
  if (NOT_VALID_NOW.has(code)) return 'notValidNow';
  return code === 'ERR_TLS_CERT_ALTNAME_INVALID' ? 'otherHost' : null;
}
