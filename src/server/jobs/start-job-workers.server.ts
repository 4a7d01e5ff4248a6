/** Runs background jobs: the handler of each kind. */
import { type EmailShop, sendEmail } from '#features/accounts/emails/emails.server.ts';
import type { Job, JobHandlers } from '#features/jobs/jobs.port.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { sendOrderEmail } from '#features/orders/emails/order-email.server.ts';
import { sendWithdrawalEmail } from '#features/orders/emails/return-emails.server.ts';
import {
  sendOrderWebhook,
  type WebhookTarget,
} from '#features/orders/webhook/send-webhook.server.ts';
import { sendPriceAlertEmail } from '#features/price-alerts/emails/price-alert-email.server.ts';
import { sendReminderEmail } from '#features/replenishment/emails/replenishment-email.server.ts';
import { sendConfirmationEmail } from '#features/review-writing/emails/confirmation-email.server.ts';
import { recordOrderRewards } from '#features/rewards/rewards.server.ts';
import { sendStockAlertEmail } from '#features/stock-alerts/emails/stock-alert-email.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { Site } from '../app/shop.server.ts';

type Sites = ReadonlyMap<string, Site>;

/**
 * Starts the workers of every jobs provider. `sign` is that of requests; `webhook` is the order
 * system, where there is one. The returned function waits for running jobs.
 */
export async function startJobWorkers(
  sites: Sites,
  sign: PrivateShop['sign'],
  webhook: WebhookTarget | null = null,
): Promise<() => Promise<void>> {
  const handlers: JobHandlers = {
    accountEmail: (job) => withSite(sites, job, sendEmail),
    reviewEmail: (job) => withSite(sites, job, sendConfirmationEmail('review')),
    questionEmail: (job) => withSite(sites, job, sendConfirmationEmail('question')),
    priceAlertEmail: (job) =>
      withSite(sites, job, (payload, shop, mailer, now) =>
        sendPriceAlertEmail(
          payload,
          shop,
          { mailer, priceAlerts: portsOf(sites, job).priceAlerts },
          now,
        ),
      ),
    replenishmentEmail: (job) =>
      withSite(sites, job, (payload, shop, mailer, now) =>
        sendReminderEmail(
          payload,
          shop,
          { mailer, replenishment: portsOf(sites, job).replenishment },
          now,
        ),
      ),
    stockAlertEmail: (job) =>
      withSite(sites, job, (payload, shop, mailer, now) =>
        sendStockAlertEmail(
          payload,
          shop,
          { mailer, stockAlerts: portsOf(sites, job).stockAlerts },
          now,
        ),
      ),
    orderEmail: (job) =>
      withSite(sites, job, (payload, shop, mailer, now) =>
        sendOrderEmail(payload, shop, { mailer, orders: portsOf(sites, job).orders, sign, now }),
      ),
    withdrawalEmail: (job) =>
      withSite(sites, job, (payload, shop, mailer) =>
        sendWithdrawalEmail(payload, shop, { mailer, orders: portsOf(sites, job).orders }),
      ),
    orderRefund: (job) => refund(portsOf(sites, job), job),
    orderWebhook: async (job) => {
      const { orders } = portsOf(sites, job);
      if (webhook) await sendOrderWebhook(job, { target: webhook, orders, now: () => new Date() });
    },
    orderRewards: (job) => recordOrderRewards(job, portsOf(sites, job)),
    paymentNotice: (job) => {
      const { provider, events } = job.payload;
      return portsOf(sites, job).orders.recordPayment(provider, events);
    },
  };
  const queues = new Set([...sites.values()].map(({ ports }) => ports.jobs));
  const stops = await Promise.all([...queues].map((jobs) => jobs.work(handlers)));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

type FasciaJob = { readonly payload: { readonly fascia: string } };

function portsOf(sites: Sites, { payload: { fascia } }: FasciaJob): Site['ports'] {
  const site = sites.get(fascia);
  if (!site) throw new Error(`No fascia ${fascia} in this deployment.`);
  return site.ports;
}

/** The provider refunds each key once, so that a repeated job does not pay twice. */
async function refund(
  { orders, payments }: Site['ports'],
  { payload: { provider, reference, money, key } }: Job<'orderRefund'>,
): Promise<void> {
  if (provider !== payments.name)
    throw new Error(`The payment provider ${provider} is not selected any more.`);
  const events = await payments.refund({ reference, money, key });
  await orders.recordPayment(provider, events);
  const isDecided = events.some(
    (event) => (event.type === 'refunded' || event.type === 'refundFailed') && event.key === key,
  );
  if (!isDecided) throw new Error('The payment provider does not know this refund.');
}

type EmailKind =
  | ('accountEmail' | 'reviewEmail' | 'questionEmail')
  | 'replenishmentEmail'
  | ('priceAlertEmail' | 'stockAlertEmail' | 'orderEmail' | 'withdrawalEmail');

/** An email in a language that the fascia no longer has is written in its first one. */
async function withSite<K extends EmailKind>(
  sites: Sites,
  job: Job<K>,
  send: (job: Job<K>, shop: EmailShop, mailer: Mailer, now: Date) => Promise<void>,
): Promise<void> {
  const { fascia: code, locale: localeTag } = job.payload;
  const site = sites.get(code);
  const language =
    site?.languages.find(({ locale }) => locale.tag === localeTag) ?? site?.languages[0];
  if (!site || !language) throw new Error(`No fascia ${code} in this deployment.`);
  const { fascia, origin, ports } = site;
  const { locale, prefix } = language;
  await send(job, { fascia, locale, origin, public: { prefix } }, ports.mailer, new Date());
}
