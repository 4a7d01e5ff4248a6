/** Load balancer that polls `/readyz` and forwards requests to ready servers only. */
import { request } from 'node:https';
import { startTlsProxy } from './tls-proxy.ts';

const PROBE_INTERVAL_MS = 100;

export type Balancer = {
  readonly fetch: (
    path: string,
    init?: { readonly method?: string; readonly headers?: Record<string, string> },
  ) => Promise<number>;
  /** Number of polls by status. */
  readonly probes: ReadonlyMap<number, number>;
  readonly close: () => Promise<void>;
};

export async function startBalancer(bases: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>();
  const probes = new Map<number, number>();
  let round = 0;
  const probe = async (base: string) => {
    const status = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.status,
      () => 0,
    );
    probes.set(status, (probes.get(status) ?? 0) + 1);
    if (status === 200) ready.add(base);
    else ready.delete(base);
  };
  const probeAll = () => Promise.all(bases.map(probe));
  await probeAll();
  const timer = setInterval(() => void probeAll(), PROBE_INTERVAL_MS);
  const proxy = await startTlsProxy({
    target: () => [...ready].at(round++ % Math.max(ready.size, 1)) ?? null,
  });
  return {
    fetch: (path, { method = 'GET', headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        const host = `localhost:${proxy.port}`;
        const forwarded = request(
          `https://${host}${path}`,
          { method, headers, rejectUnauthorized: false },
          (response) => {
            response.resume().once('end', () => resolve(response.statusCode ?? 0));
          },
        );
        forwarded.once('error', reject).end();
      }),
    probes,
    async close() {
      clearInterval(timer);
      await proxy.close();
    },
  };
}
