/** A shopper without JavaScript, who follows forms and reads the text of pages. */

import { z } from 'zod';
import { CookieClient } from '../stress/cookie-client.ts';
import { type ProductState, pathOf } from './products-by-state.ts';

export const PASSWORD = 'a quiet green door';
const SIGNS: Readonly<Record<string, string>> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' };

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

  /** Hidden fields of the forms of the basket's only line. */
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
    for (let hops = 0; hops < 4 && response.status >= 300 && response.status < 400; hops += 1) {
      const next = new URL(response.headers.get('location') ?? '', this.#base + path);
      response = await this.#browser.fetch(next.href, { headers: { accept: 'text/html' } });
    }
    this.#html = await response.text();
    const words = readMain(this.#html);
    if (response.status !== status)
      throw new Error(
        `${init.method ?? 'GET'} ${path} answers ${response.status}, not ${status}: ${words.slice(0, 300)}`,
      );
    return words;
  }
}

function readMain(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return main
    .replaceAll(/<script[\s\S]*?<\/script>|<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x27;|&quot;|&amp;/g, (sign) => SIGNS[sign] ?? sign)
    .replaceAll(/\s+/g, ' ');
}
