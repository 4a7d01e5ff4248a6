/** Reads and validates the environment variables at start, and reports every error. */
import { resolve } from 'node:path';
import { z } from 'zod';
import type { ProviderChoice, TagSettings } from '#kit/define-fascia.ts';
import { isNetwork } from '../http/client-address/network.server.ts';
import { tagsByFascia } from './tags-variable.server.ts';

const choices = z.record(
  z.string(),
  z.strictObject({
    name: z.string().min(1),
    config: z.record(z.string(), z.unknown()).exactOptional(),
  }),
);

/** An environment variable with JSON of this shape. */
function jsonVariable<T extends z.ZodType>(shape: T) {
  const json = z.string().transform((text, { addIssue }) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      addIssue('is not JSON');
      return z.NEVER;
    }
  });
  return json.pipe(shape);
}

function isOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`;
}

/** Plain HTTP is accepted for loopback hosts only. */
function isEditorOrigin(url: string): boolean {
  if (!isOrigin(url)) return false;
  const { protocol, hostname } = new URL(url);
  return (
    !hostname.includes('*') &&
    (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname)))
  );
}

function isSecureUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}

const fields = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SAMPLE: z.enum(['full', 'none']).default('full'),
  IMPORT_KEY: z.string().min(32).optional(),
  IMPORT_RETIRE_PERCENT: z.coerce.number().min(0).max(100).default(20),
  METRICS_KEY: z.string().min(32).optional(),
  ORDERS_KEY: z.string().min(32).optional(),
  ORDER_WEBHOOK_URL: z.url().refine(isSecureUrl, 'needs https, except on this machine').optional(),
  ORDER_WEBHOOK_SECRET: z.string().min(32).optional(),
  DEV_TOOLS: z.enum(['0', '1']).optional(),
  /**
   * Number of reverse proxies in front of the server, that is of trusted entries at the end of
   * `X-Forwarded-For`.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Networks of staff, who may see how a price was calculated; separated by commas. */
  OFFICE_NETWORKS: z
    .string()
    .transform((list) => list.split(',').map((network) => network.trim()))
    .refine((networks) => networks.every(isNetwork), {
      message: 'networks as 192.0.2.0/24 or 2001:db8::/32, separated by commas',
    })
    .default([]),
  /** JSON, by fascia: `{"aldermoor":"https://www.example.com"}`. */
  ORIGINS: jsonVariable(
    z.record(
      z.string(),
      z.url({ protocol: /^https?$/ }).refine(isOrigin, { message: 'a scheme and a host, no path' }),
    ),
  ).optional(),
  /** OPS-1: origins of editors that may embed preview pages in an iframe, separated by commas. */
  PREVIEW_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every(isEditorOrigin), {
      message: 'origins as https://editor.example.com, separated by commas',
    })
    .default([]),
  PREVIEW_KEY: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  /** JSON, by port: `{"social":{"name":"flockler","config":{…}}}`. */
  PROVIDERS: jsonVariable(choices).optional(),
  /** OPS-3: tags of other companies, as JSON by fascia: `{"aldermoor":{"tagManager":{…}}}`. */
  TAGS: jsonVariable(tagsByFascia).optional(),
  /** OPS-2: file that declares experiments, docs/operations/experiments.md. */
  EXPERIMENTS: z.string().min(1).optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(32),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  ACCESS_LOG: z.enum(['0', '1']).optional(),
  /** Address of a collector, without `/v1/traces`; the SDK reads further `OTEL_` variables. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('parade'),
  /** Share of requests that are traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

const schema = fields
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'SMTP_URL needs the sender address of emails',
  })
  .refine(
    ({ PREVIEW_ORIGINS, PREVIEW_KEY }) => PREVIEW_ORIGINS.length === 0 || PREVIEW_KEY !== undefined,
    {
      path: ['PREVIEW_KEY'],
      message: 'PREVIEW_ORIGINS needs the key that opens previewed pages, of 32 characters or more',
    },
  )
  .refine(
    ({ ORDER_WEBHOOK_URL: url, ORDER_WEBHOOK_SECRET: secret }) =>
      (url === undefined) === (secret === undefined),
    {
      path: ['ORDER_WEBHOOK_SECRET'],
      message: 'ORDER_WEBHOOK_URL and its secret, of 32 characters or more, need each other',
    },
  );

/** Access to preview pages from other machines; none without origins. */
export type PreviewSettings = { readonly origins: readonly string[]; readonly key: string | null };

export type TracingSettings = {
  readonly endpoint: string;
  readonly service: string;
  /** Share of requests that are traced, from 0 to 1. */
  readonly ratio: number;
};

export type Environment = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly sample: 'full' | 'none';
  /** Key for stock and price imports from other machines; null allows this machine only. */
  readonly importKey: string | null;
  /** Largest share of the products, from 0 to 1, that a full import may archive unless forced. */
  readonly importArchiveLimit: number;
  /** Key for `/metrics` from other machines; null allows this machine only. */
  readonly metricsKey: string | null;
  /** Key of the order system: memberships, dispatches, affiliate ids; null disables them. */
  readonly ordersKey: string | null;
  /** The order system that order events are sent to. */
  readonly orderWebhook: { readonly url: string; readonly secret: string } | null;
  readonly devTools: boolean;
  readonly isLoopback: boolean;
  readonly trustedProxies: number;
  readonly officeNetworks: readonly string[];
  /** Public origins by fascia; they override those of the fascias' configuration. */
  readonly origins: Readonly<Record<string, string>>;
  readonly preview: PreviewSettings;
  /** Null keeps emails in the data folder instead of sending them. */
  readonly smtp: { readonly url: string; readonly sender: string } | null;
  /** Default providers by port, for fascias that select none. */
  readonly providers: Readonly<Record<string, ProviderChoice>>;
  /** Tags by fascia; they replace those of the fascias' configuration. */
  readonly tags: Readonly<Record<string, TagSettings>>;
  /** File that declares experiments; null without. */
  readonly experimentsFile: string | null;
  /** Memory for rendered pages; 0 disables the cache, for measurements. */
  readonly pageCacheBytes: number;
  /** Time from a failing `/readyz` to the end of listening, so that load balancers notice. */
  readonly drainMs: number;
  /** Writes one line for each request. */
  readonly accessLog: boolean;
  /** Null without a collector. */
  readonly tracing: TracingSettings | null;
  readonly logLevel: z.infer<typeof fields>['LOG_LEVEL'];
};

/** Values that an error message may repeat: they are no secrets and contain none. */
const LOGGED_VARIABLES = [
  'PORT',
  'HOST',
  'SAMPLE',
  'TRUSTED_PROXIES',
  'DRAIN_SECONDS',
  'LOG_LEVEL',
];

function quoteValue(
  variables: Readonly<Record<string, unknown>>,
  path: readonly PropertyKey[],
): string {
  const name = String(path[0]);
  return LOGGED_VARIABLES.includes(name) ? ` (given: ${JSON.stringify(variables[name])})` : '';
}

/** @throws Error with one line per invalid variable. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const variables = Object.fromEntries(
    Object.keys(fields.shape).map((name) => [name, source[name] || undefined]),
  );
  const parsed = schema.safeParse(variables);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(
      ({ path, message }) => `  ${path.join('.')}: ${message}${quoteValue(variables, path)}`,
    );
    throw new Error(`The environment has mistakes:\n${errors.join('\n')}`);
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    SAMPLE,
    IMPORT_KEY,
    DEV_TOOLS,
    PAGE_CACHE_MB,
    LOG_LEVEL,
  } = parsed.data;
  const { TRUSTED_PROXIES, OFFICE_NETWORKS, SMTP_URL, MAIL_FROM, PROVIDERS, ORIGINS } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    sample: SAMPLE,
    importKey: IMPORT_KEY ?? null,
    importArchiveLimit: parsed.data.IMPORT_RETIRE_PERCENT / 100,
    metricsKey: parsed.data.METRICS_KEY ?? null,
    ordersKey: parsed.data.ORDERS_KEY ?? null,
    orderWebhook: parseWebhook(parsed.data),
    devTools: DEV_TOOLS === '1',
    isLoopback: isLoopbackHost(HOST),
    trustedProxies: TRUSTED_PROXIES,
    officeNetworks: OFFICE_NETWORKS,
    origins: Object.fromEntries(
      Object.entries(ORIGINS ?? {}).map(([code, url]) => [code, new URL(url).origin]),
    ),
    preview: {
      origins: parsed.data.PREVIEW_ORIGINS.map((origin) => new URL(origin).origin),
      key: parsed.data.PREVIEW_KEY ?? null,
    },
    smtp:
      SMTP_URL !== undefined && MAIL_FROM !== undefined
        ? { url: SMTP_URL, sender: MAIL_FROM }
        : null,
    providers: PROVIDERS ?? {},
    tags: parsed.data.TAGS ?? {},
    experimentsFile: parsed.data.EXPERIMENTS ? resolve(parsed.data.EXPERIMENTS) : null,
    pageCacheBytes: PAGE_CACHE_MB * 2 ** 20,
    drainMs: parsed.data.DRAIN_SECONDS * 1_000,
    accessLog: parsed.data.ACCESS_LOG === '1',
    tracing: parseTracing(parsed.data),
    logLevel: LOG_LEVEL,
  };
}

function parseWebhook({
  ORDER_WEBHOOK_URL: url,
  ORDER_WEBHOOK_SECRET: secret,
}: z.infer<typeof schema>): Environment['orderWebhook'] {
  return url !== undefined && secret !== undefined ? { url, secret } : null;
}

function parseTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: service,
  OTEL_TRACES_SAMPLER_ARG: ratio,
}: z.infer<typeof fields>): TracingSettings | null {
  return endpoint === undefined ? null : { endpoint, service, ratio };
}

/** `localhost`, its subdomains, and the loopback addresses. */
export function isLoopbackHost(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '::1' ||
    host === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(host)
  );
}
