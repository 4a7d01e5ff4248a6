/** Transport error of UCP: a request that cannot be processed. Other outcomes are responses. */
export class UcpError extends Error {
  readonly status: number;
  /** Error code of the protocol, such as `version_unsupported`. */
  readonly code: string;
  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, content: string, retryAfter?: number) {
    super(content);
    this.name = 'UcpError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
