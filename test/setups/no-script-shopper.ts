/** A shopper without JavaScript, who follows forms and reads the text of pages. */

import { z } from 'zod';
import { CookieClient } from '../stress/cookie-client.ts';
import { type ProductState, pathOf } from './products-by-state.ts';

export const PASSWORD = 'a quiet green door';
const ENTITIES: Readonly<Record<string, string>> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' };

type Fields = Readonly<Record<string, string>>;

export class NoScriptShopper {
  readonly #base: string;
  readonly #browser = new CookieClient();
  #html = '';

  constructor(base: string) {
    this.#base = base;
  }

  /** Text of the page's main content. */
  read(path: string, status = 200): Promise<string> {
    return this.#go(path, { headers: { accept: 'text/html' } }, status);
  }

  /** Text of the page that a form leads to, after redirects. */
  post(path: string, fields: Fields, status = 200): Promise<string> {
    return this.#go(
      path,
      { method: 'POST', body: new URLSearchParams(fields), headers: { accept: 'text/html' } },
      status,
    );
  }

  /** Posts a form of accounts, with its token. */
  async postForm(path: string, fields: Fields, status = 200): Promise<string> {
    return await this.post(
      path,
      { csrf: await this.#browser.fetchToken(this.#base), ...fields },
      status,
    );
  }

  signIn(username: string, password: string, status = 200): Promise<string> {
    return this.postForm('/login', { username, password, redirect: '/wishlist' }, status);
  }

  async buy(key: ProductState): Promise<void> {
    await this.post(pathOf(key), { colour: 'moss', size: 'ONE SIZE' });
  }

  async basketCount(): Promise<number> {
    const response = await this.#browser.fetch(`${this.#base}/_api/shopper`);
    return z.object({ basketCount: z.number() }).parse(await response.json()).basketCount;
  }

  /** Hidden form fields of the basket's only line. */
  async line(): Promise<{ lineId: string; version: string }> {
    await this.read('/basket');
    return { lineId: this.field('lineId'), version: this.field('version') };
  }

  /** Value of a field on the current page. */
  field(name: string): string {
    const element = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(this.#html)?.[0] ?? '';
    return / value="([^"]*)"/.exec(element)?.[1] ?? '';
  }

  async #go(path: string, init: RequestInit, status: number): Promise<string> {
    let response = await this.#browser.fetch(this.#base + path, init);
    for (
      let redirects = 0;
      redirects < 4 && response.status >= 300 && response.status < 400;
      redirects += 1
    ) {
      const next = new URL(response.headers.get('location') ?? '', this.#base + path);
      response = await this.#browser.fetch(next.href, { headers: { accept: 'text/html' } });
    }
    this.#html = await response.text();
    const text = readMain(this.#html);
    if (response.status !== status)
      throw new Error(
        `${init.method ?? 'GET'} ${path} responds with ${response.status}, not ${status}: ${text.slice(0, 300)}`,
      );
    return text;
  }
}

function readMain(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return main
    .replaceAll(/<script[\s\S]*?<\/script>|<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x27;|&quot;|&amp;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ');
}
