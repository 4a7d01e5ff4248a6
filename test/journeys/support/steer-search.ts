/** Changes the search index of the server under test with the admin key. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const ADMIN_KEY = join('test-results', 'shop', 'search', 'admin-key');

/**
 * Hides a product in one rule context, since other tests use the same server. Resolves to a
 * function that undoes it.
 */
export async function hideProduct(
  base: string,
  index: string,
  context: string,
  objectID: string,
): Promise<() => Promise<void>> {
  const name = `journey-${context}`;
  const adminKey = (await readFile(ADMIN_KEY, 'utf8')).trim();
  const sendRule = async (method: string, body?: object) => {
    const headers = { 'x-algolia-application-id': 'PARADE', 'x-algolia-api-key': adminKey };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${base}/search/1/indexes/${index}/rules/${name}`, init);
    expect(response.status, await response.text()).toBe(200);
  };
  await sendRule('PUT', {
    objectID: name,
    conditions: [{ context }],
    consequence: { hide: [{ objectID }] },
  });
  return async () => await sendRule('DELETE');
}
