/** Port: mail delivery. */

export type Mail = {
  /** Unique, and the same when a mail is sent again, so that receivers can drop the second one. */
  readonly id: string;
  /** Display name of the sender: the fascia's name. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * Address that stops further mails like this one, sent as `List-Unsubscribe`: a GET leads to a
   * page, the POST of RFC 8058 stops at once.
   */
  readonly unsubscribe?: string;
};

export type StoredEmail = Mail & { readonly at: string };

/**
 * ```ts
 * await mailer.send({ id, from: 'Aldermoor', to: 'ada@example.com', subject, text, html });
 * ```
 */
export interface Mailer {
  /** Resolves when the mail is accepted for delivery. One attempt: jobs are tried again. */
  send(mail: Mail): Promise<void>;
  /** Mails that a development provider stores and does not send, newest first. */
  listStored(): Promise<readonly StoredEmail[]>;
}

declare module '#request/shop.ts' {
  interface Ports {
    mailer: Mailer;
  }
}
