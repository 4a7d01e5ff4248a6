/** Tests of each email of each fascia in each locale: links, text direction and theme. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AccountEmail } from '#features/accounts/accounts.port.ts';
import { writeEmail } from '#features/accounts/emails/emails.server.ts';
import { readRegistry } from '#server/app/registry.node.server.ts';
import { listLanguages } from '#server/http/resolve-page.server.ts';

const registry = await readRegistry();
const withLink = ['signUp', 'signIn', 'reset', 'email'] as const;
const withoutLink = ['alreadyRegistered', 'passwordChanged', 'emailChanged'] as const;
const mails: readonly AccountEmail[] = [
  ...withLink.map((kind) => ({
    kind,
    to: 'a@example.com',
    firstName: '<b>Ada</b>',
    token: 'a-token',
  })),
  ...withoutLink.map((kind) => ({
    kind,
    to: 'a@example.com',
    firstName: '<b>Ada</b>',
    token: null,
  })),
];

const shops = registry.fascias.flatMap((fascia) =>
  listLanguages(registry, fascia).map(({ locale, prefix }) => ({
    fascia,
    locale,
    origin: 'https://shop.example',
    public: { prefix },
  })),
);

describe.each(shops)('$fascia.name in $locale.tag', (shop) => {
  test.each(mails)('$kind', (mail) => {
    const { subject, text, html } = writeEmail(shop, mail);
    expect(subject).not.toBe('');
    const [href = ''] = /https:\/\/\S+/.exec(text) ?? [];
    expect(href.startsWith(`https://shop.example${shop.public.prefix}/`)).toBe(true);
    expect(href.includes('token=a-token')).toBe(mail.token !== null);
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain(`dir="${shop.locale.direction}"`);
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/<img|<link|url\(/);
  });
});

test.each(registry.fascias)(
  'mails of $name have the colours of its pages',
  ({ code, emailTheme }) => {
    const css = readFileSync(`src/fascias/${code}/tokens.css`, 'utf8');
    const tokenOf = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];
    const { paper, surface, ink, muted, accent, onAccent, radius } = emailTheme ?? {};
    expect({ paper, surface, ink, muted, accent, onAccent, radius }).toEqual({
      ...{
        paper: tokenOf('paper'),
        surface: tokenOf('surface'),
        ink: tokenOf('ink'),
        muted: tokenOf('muted'),
      },
      ...{
        accent: tokenOf('accent'),
        onAccent: tokenOf('on-accent'),
        radius: tokenOf('control-radius'),
      },
    });
  },
);
