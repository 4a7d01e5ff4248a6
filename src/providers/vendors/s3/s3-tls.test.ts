/** Tests that a refused certificate of the storage is explained by the setting to correct. */
import { createServer } from 'node:https';
import { expect, test } from 'vitest';
import { hasOpenssl, makeCertificates } from '#test/servers/certificates.ts';
import { portOf } from '#test/servers/port-of.ts';
import { s3ConfigSchema } from './s3-config.ts';
import { createS3Requests } from './s3-requests.ts';

test.skipIf(!hasOpenssl)(
  'a certificate of an unknown CA names the endpoint and the way out',
  async () => {
    const { certificate: cert, key, remove } = makeCertificates();
    const server = createServer({ cert, key }, (_, response) => response.end());
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
    const endpoint = `https://localhost:${portOf(server)}`;
    const keys = { keyId: 'id', secretKey: 'secret-of-a-test' };
    const requests = createS3Requests(s3ConfigSchema.parse({ endpoint, bucket: 'media' }), keys, {
      retryDelayMs: 1,
    });
    const reading = requests.send({ method: 'GET', key: 'a' }, (response) => response.text());
    await expect(reading).rejects.toThrow(
      `endpoint ${endpoint}: the certificate of the storage is not signed by a trusted CA; set NODE_EXTRA_CA_CERTS`,
    );
    await expect(reading).rejects.not.toThrow(keys.secretKey);
    server.close();
    remove();
  },
);
