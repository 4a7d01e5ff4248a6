/** Transport error of UCP: a request that cannot be processed. Outcomes of a call are answers. */
export class UcpError extends Error {
  readonly status: number;
  /** As the protocol names it, such as `version_unsupported`. */
  readonly code: string;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, content: string, retryAfter?: number) {
    super(content);
    this.name = 'UcpError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
