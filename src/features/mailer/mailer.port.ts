/** Port: mail delivery. */

export type Mail = {
  /** Display name of the sender: the fascia's name. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type StoredEmail = Mail & { readonly id: string; readonly at: string };

/**
 * ```ts
 * await mailer.send({ from: 'Aldermoor', to: 'ada@example.com', subject, text, html });
 * ```
 */
export interface Mailer {
  /** Resolves when the mail is accepted for delivery. Retries a few times before it rejects. */
  send(mail: Mail): Promise<void>;
  /** Mails that a development provider stores and does not send, newest first. */
  listStored(): Promise<readonly StoredEmail[]>;
}

declare module '#request/shop.ts' {
  interface Ports {
    mailer: Mailer;
  }
}
