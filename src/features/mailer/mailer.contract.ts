/** Contract tests that every provider of the mailer port passes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail, Mailer } from './mailer.port.ts';

export type MailerSetup = {
  readonly mailer: Mailer;
  /** Subjects of delivered mails, oldest first. */
  readonly listArrived: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

const mail: Mail = {
  id: '0199a000-0000-7000-8000-000000000001',
  from: 'Aldermoor',
  to: 'ada@example.com',
  subject: 'First – “quoted”',
  text: 'Hello',
  html: '<p>Hello</p>',
};

export function describeMailer(name: string, open: () => Promise<MailerSetup>): void {
  describe(`mailer: ${name}`, () => {
    let setup: MailerSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());

    test('emails are delivered in order, with their subject and text', async () => {
      await setup.mailer.send(mail);
      const id = '0199a000-0000-7000-8000-000000000002';
      await setup.mailer.send({ ...mail, id, subject: 'Zweite für Ada' });
      expect(await setup.listArrived()).toEqual(['First – “quoted”', 'Zweite für Ada']);
    });
  });
}
