/** The environment, read once at the start; every mistake is named. */
import { resolve } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SAMPLE: z.enum(['full', 'none']).default('full'),
  DEV_TOOLS: z.enum(['0', '1']).optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Environment = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly sample: 'full' | 'none';
  readonly devTools: boolean;
  readonly isLoopback: boolean;
  /** Memory for rendered pages; 0 renders every request, for measuring. */
  readonly pageCacheBytes: number;
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL'];
};

/** @throws Error with one line per mistake. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, source[name] || undefined]));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message} (given: ${JSON.stringify(given[String(issue.path[0])])})`,
    );
    throw new Error(`The environment has mistakes:\n${mistakes.join('\n')}`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, SAMPLE, DEV_TOOLS, PAGE_CACHE_MB, LOG_LEVEL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    sample: SAMPLE,
    devTools: DEV_TOOLS === '1',
    isLoopback: isLoopbackHost(HOST),
    pageCacheBytes: PAGE_CACHE_MB * 2 ** 20,
    logLevel: LOG_LEVEL,
  };
}

/** `localhost`, its sub-domains, and the loopback addresses. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
