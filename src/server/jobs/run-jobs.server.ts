/** Runs background jobs: the handler of each kind. */
import { sendEmail } from '#features/accounts/emails/emails.server.ts';
import type { Job, JobHandlers } from '#features/jobs/jobs.port.ts';
import type { Site } from '../app/shop.server.ts';

type Sites = ReadonlyMap<string, Site>;

/** Starts the workers of every jobs provider. The returned function waits for running jobs. */
export async function runJobs(sites: Sites): Promise<() => Promise<void>> {
  const handlers: JobHandlers = { accountEmail: (job) => sendAccountEmail(sites, job) };
  const queues = new Set([...sites.values()].map(({ ports }) => ports.jobs));
  const stops = await Promise.all([...queues].map((jobs) => jobs.work(handlers)));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** An email in a language that the fascia no longer has is written in its first one. */
async function sendAccountEmail(sites: Sites, job: Job<'accountEmail'>): Promise<void> {
  const { fascia: code, locale: tag } = job.payload;
  const site = sites.get(code);
  const language = site?.languages.find(({ locale }) => locale.tag === tag) ?? site?.languages[0];
  if (!site || !language) throw new Error(`No fascia ${code} in this deployment.`);
  const { fascia, origin, ports } = site;
  const { locale, prefix } = language;
  await sendEmail(job, { fascia, locale, origin, public: { prefix } }, ports.mailer, new Date());
}
