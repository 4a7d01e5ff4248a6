/** Port: mail delivery. */

export type Mail = {
  /** Unique, and the same when a mail is sent again, so that receivers can drop the second one. */
  readonly id: string;
  /** Display name of the sender: the fascia's name. */
  readonly from: string;
  /** Address of the receiver, without a name. */
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

/** `at`: time of sending, as ISO 8601 in UTC. */
export type StoredEmail = Mail & { readonly at: string };

/**
 * ```ts
 * const text = 'Your coat is back in stock.';
 * const mail = { subject: 'Back in stock', text, html: `<p>${text}</p>` };
 * await mailer.send({ id: job.id, from: 'Aldermoor', to: 'ada@example.com', ...mail });
 * const [newest] = await mailer.listStored(); // in development; undefined where mails are sent
 * ```
 */
export interface Mailer {
  /**
   * Sends a mail in one attempt, and resolves when it is accepted for delivery; a development
   * provider stores it. Sent again with the same `id`, it is the same mail to its receiver.
   * @throws Error when the mail server refuses it, or does not answer in time: send from a job,
   *   which is tried again.
   */
  send(mail: Mail): Promise<void>;
  /**
   * Mails that a development provider stores and does not send: the newest 50, newest first. Empty
   * for a provider that sends them.
   */
  listStored(): Promise<readonly StoredEmail[]>;
}

declare module '#request/shop.ts' {
  interface Ports {
    mailer: Mailer;
  }
}
