/** Explains why TLS to PostgreSQL failed, by the part of `DATABASE_URL` that decides it. */
import { findCertificateFault } from '#kit/monitoring/certificate-fault.ts';
import { Problem } from '#kit/problem.ts';
import { unavailable } from '../failure.ts';

/** 503 until `DATABASE_URL`, or the server that it names, is corrected. */
export class TlsProblem extends Problem {
  /** Parameters of `DATABASE_URL` to check; the message may also contain host names and paths. */
  readonly parameters: string;

  constructor(parameters: string, reason: string) {
    const { status, code, message, details } = unavailable(reason);
    super(status, code, message, details);
    this.name = 'TlsProblem';
    this.parameters = parameters;
  }
}

/** Codes of the file system. */
const UNREADABLE = /^E(?:NOENT|ACCES|PERM|ISDIR|NOTDIR|LOOP)$/;
/** Codes of OpenSSL for files that it cannot use, then for a handshake that it gives up. */
const UNUSABLE_FILE = /^ERR_OSSL_/;
const FAILED_HANDSHAKE = /^(?:ERR_SSL_|EPROTO$)/;

const FILES = 'sslrootcert, sslcert or sslkey';

/** Null for an error with another cause. The messages contain neither user nor password. */
export function explainTlsFailure(error: unknown): TlsProblem | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall, path, cert } = readFields(error);
  const fault = findCertificateFault(code);
  if (fault === 'untrusted')
    return new TlsProblem(
      'sslrootcert',
      `the certificate of its server is not signed by a trusted CA (${code}). Set sslrootcert in ` +
        'DATABASE_URL to the file of the CA that signed it.',
    );
  if (fault === 'notValidNow')
    return new TlsProblem(
      'sslrootcert',
      'the certificate of its server, or of the CA in sslrootcert of DATABASE_URL, is not valid ' +
        `at present (${code}). Renew it.`,
    );
  if (fault === 'otherHost')
    return new TlsProblem(
      'host, sslmode',
      `the certificate of its server is for ${cert}, not for the host in DATABASE_URL. Name a ` +
        'host of the certificate there: sslmode=verify-full compares them.',
    );
  // The parser of the URL reads the files. Sockets have some of these codes and calls, not both.
  if (UNREADABLE.test(code) && (syscall === 'open' || syscall === 'read'))
    return new TlsProblem(
      FILES,
      `${path} cannot be read (${code}). It is the file of ${FILES} in DATABASE_URL: correct its ` +
        'path, or let the user of this process read it.',
    );
  return explainRejection(code, error.message);
}

function explainRejection(code: string, message: string): TlsProblem | null {
  if (message === 'The server does not support SSL connections')
    return new TlsProblem(
      'sslmode',
      'its server does not offer TLS, which sslmode in DATABASE_URL requires. Turn it on there ' +
        '(ssl = on), or set sslmode=disable if the network between them is your own.',
    );
  if (code === '28000' && message.endsWith('no encryption'))
    return new TlsProblem(
      'sslmode',
      'its server accepts TLS only. Add sslmode=verify-full to DATABASE_URL, and sslrootcert with ' +
        'the file of its CA, unless that is a public one.',
    );
  if (UNUSABLE_FILE.test(code))
    return new TlsProblem(
      FILES,
      `a file of ${FILES} in DATABASE_URL is not valid PEM, or the key is not that of the ` +
        `certificate (${code}).`,
    );
  return FAILED_HANDSHAKE.test(code)
    ? new TlsProblem(
        'sslmode, sslcert, sslkey',
        `the TLS handshake failed (${code}). Check sslcert and sslkey in DATABASE_URL, and the ` +
          'versions of TLS that its server accepts.',
      )
    : null;
}

function readFields(error: Error): Readonly<Record<'code' | 'syscall' | 'path' | 'cert', string>> {
  const { code, syscall, path, cert } = Object(error);
  return {
    code: String(code ?? ''),
    syscall: String(syscall ?? ''),
    path: String(path ?? 'A file'),
    cert: String(cert?.subjectaltname ?? 'another host'),
  };
}
