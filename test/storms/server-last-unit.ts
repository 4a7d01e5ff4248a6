/** Many shoppers post for few units at the same moment: as many are served as there are units, nobody sees an error of ours. */
import { countStatuses, sendAdd } from './server.ts';
import { withServers } from './server-place.ts';
import { must, type Size, stockProducts } from './storm.ts';

type Rush = { readonly buyers: number; readonly rounds: number; readonly units: number };

const rushes: Record<Size, readonly Rush[]> = {
  small: [
    { buyers: 20, rounds: 5, units: 1 },
    { buyers: 60, rounds: 1, units: 10 },
  ],
  full: [
    { buyers: 20, rounds: 200, units: 1 },
    { buyers: 500, rounds: 20, units: 10 },
  ],
};

const keysOf = ({ rounds, units }: Rush) => Array.from({ length: rounds }, (_, round) => `rush-${units}-${round}`);

/** `serverUrl` is a PostgreSQL's; three server processes share it. */
export async function runServerLastUnit(serverUrl: string | null, size: Size): Promise<string> {
  const stock = async (database: Parameters<typeof stockProducts>[0]) => {
    for (const rush of rushes[size]) await stockProducts(database, keysOf(rush), rush.units);
  };
  return withServers(serverUrl, stock, async (servers) => {
    const said: string[] = [];
    for (const rush of rushes[size]) {
      const { buyers, units, rounds } = rush;
      const start = performance.now();
      for (const key of keysOf(rush)) {
        const adds = Array.from({ length: buyers }, (_, buyer) =>
          sendAdd((servers[buyer % servers.length] ?? servers[0]).base, { sku: `${key}-S` }),
        );
        const statuses = countStatuses((await Promise.all(adds)).map(({ status }) => status));
        must(statuses[200] === units, `${units} winners of ${buyers} buyers, but: ${JSON.stringify(statuses)}`);
        must(
          Object.keys(statuses).every((status) => Number(status) < 500),
          `no error of ours, but: ${JSON.stringify(statuses)}`,
        );
      }
      said.push(`${buyers} buyers x ${rounds} rounds for ${units}: ${units} winners each, ${Math.round(performance.now() - start)} ms`);
    }
    return `${servers.length} servers, no 5xx; ${said.join('; ')}`;
  });
}
