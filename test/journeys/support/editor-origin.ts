/** A content editor on another origin, which embeds previewed pages in an iframe. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';

const PORT = process.env.EDITOR_PORT;
/** An origin that the test shop's settings allow, and one that they do not. */
export const editor = `http://editor.localhost:${PORT}`;
export const unknownOrigin = `http://stranger.localhost:${PORT}`;
export const previewKey = 'a preview key of the journeys, long enough';

/** Page that embeds the iframe and records the messages from it. */
const EMBEDDING_PAGE = `<!doctype html><title>Editor</title><link rel="icon" href="data:,">
<script>received = []; addEventListener('message', ({ origin, data }) => received.push({ origin, data }))</script>
<iframe title="The page" width="1000" height="800"></iframe>`;

/** Serves the editor for both origins; resolves to a function that stops it. */
export async function startEditor(): Promise<() => void> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(EMBEDDING_PAGE),
  );
  await once(server.listen(Number(PORT), '127.0.0.1'), 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Opens the editor at an origin, with `embeddedUrl` in its iframe. */
export async function openContentAdmin(
  page: Page,
  origin: string,
  embeddedUrl: string,
): Promise<void> {
  await page.goto(`${origin}/editor`);
  await page.locator('iframe').evaluate((iframe: HTMLIFrameElement, url) => {
    iframe.src = url;
  }, embeddedUrl);
}

/** Returns and clears the messages received from the iframe. */
export async function takeReceived(page: Page): Promise<unknown[]> {
  return await page.evaluate(() => {
    const received: unknown[] = Reflect.get(window, 'received');
    return received.splice(0);
  });
}

export async function sendMessage(page: Page, message: unknown): Promise<void> {
  await page
    .locator('iframe')
    .evaluate(
      (iframe: HTMLIFrameElement, data) => iframe.contentWindow?.postMessage(data, '*'),
      message,
    );
}
