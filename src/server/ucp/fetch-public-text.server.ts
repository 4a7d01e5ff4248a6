/** Fetches a small text from a host that an untrusted caller has named. */
import { type IncomingMessage, request as requestLocally } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import {
  isPublicAddress,
  lookupAllowed,
} from '#catalogue-import/pictures/public-address.server.ts';
import { readBounded } from '#kit/limits/read-bounded.server.ts';

const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 3_000;

/**
 * Follows no redirect.
 * @throws Error for private addresses, other statuses than 200, longer texts, and on timeout.
 */
export async function fetchPublicText(url: URL): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal IP address is not looked up, so it is checked here.
  if (isIP(host) !== 0 && !isPublicAddress(host))
    throw new Error(`${host} is not a public address`);
  return await readText(await sendRequest(url));
}

/** For developers: a text from this machine over HTTP. @throws Error as `fetchPublicText`. */
export async function fetchLocalText(url: URL): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const clientRequest = requestLocally(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
    });
    clientRequest.on('response', resolve);
    clientRequest.on('error', reject);
    clientRequest.end();
  });
  return await readText(response);
}

async function readText(response: IncomingMessage): Promise<string> {
  try {
    if (response.statusCode !== 200)
      throw new Error(`the host responded with ${response.statusCode}`);
    const bytes = await readBounded(response, MAX_BYTES);
    if (!bytes) throw new Error(`it is larger than ${MAX_BYTES / 1024} kB`);
    return new TextDecoder().decode(bytes);
  } finally {
    response.destroy();
  }
}

function sendRequest(url: URL): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, {
      headers: { accept: 'application/json', 'user-agent': 'parade' },
      lookup: lookupAllowed(isPublicAddress),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
    });
    clientRequest.on('response', resolve);
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
