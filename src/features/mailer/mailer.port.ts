/** What we ask of whoever brings mails to people. */

export type Mail = {
  /** What the sender is called: the fascia's name. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type KeptMail = Mail & { readonly id: string; readonly at: string };

export interface Mailer {
  /** Resolves when the mail is in good hands; tries again a few times before it fails. */
  send(mail: Mail): Promise<void>;
  /** Newest first, where mails are kept for looking at instead of being sent. */
  listKept(): Promise<readonly KeptMail[]>;
}

declare module '#request/shop.ts' {
  interface Ports {
    mailer: Mailer;
  }
}
