/** A local server in place of a CDN: records requests, answers them by a status. */
import { createServer } from 'node:http';
import type { CdnRequest } from '#features/cdn/cdn.contract.ts';

export async function openCdnStub() {
  const requests: CdnRequest[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    requests.push({
      ...{ method: request.method ?? '', path: request.url ?? '', body },
      headers: Object.fromEntries(headers),
    });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stub has no port.');
  return {
    requests,
    url: `http://127.0.0.1:${address.port}`,
    answer(next: number): void {
      status = next;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
