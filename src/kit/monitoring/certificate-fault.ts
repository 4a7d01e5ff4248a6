/** Reads from the error of a connection why the certificate of the other side was refused. */

/** Codes of OpenSSL where a chain ends at no trusted certificate. */
const UNTRUSTED = new Set([
  ...['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_UNTRUSTED', 'INVALID_CA'],
  ...['UNABLE_TO_GET_ISSUER_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'CERT_SIGNATURE_FAILURE'],
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
const NOT_VALID_NOW = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID']);

type CertificateFault = 'untrusted' | 'notValidNow' | 'otherHost';

/** `code` is that of Node or OpenSSL; null where it is about something else. */
export function findCertificateFault(code: string): CertificateFault | null {
  if (UNTRUSTED.has(code)) return 'untrusted';
  if (NOT_VALID_NOW.has(code)) return 'notValidNow';
  return code === 'ERR_TLS_CERT_ALTNAME_INVALID' ? 'otherHost' : null;
}

const remedies: Readonly<Record<CertificateFault, string>> = {
  untrusted:
    'is not signed by a trusted CA; set NODE_EXTRA_CA_CERTS to the file of its CA, and restart',
  notValidNow: 'or that of its CA is not valid at present; renew it',
  otherHost: 'is for another host than that of the URL; use a host of the certificate',
};

/**
 * Completes `the certificate of …`, for connections that trust the public CAs and those of
 * `NODE_EXTRA_CA_CERTS`; null for an error with another cause. `fetch` has the code in the cause,
 * the mail client in `originalCode`.
 */
export function explainCertificate(error: unknown): string | null {
  const { code, originalCode, cause } = Object(error);
  for (const candidate of [code, originalCode, Object(cause).code].map(String)) {
    const fault = findCertificateFault(candidate);
    if (fault !== null) return `${remedies[fault]} (${candidate}).`;
  }
  return null;
}
