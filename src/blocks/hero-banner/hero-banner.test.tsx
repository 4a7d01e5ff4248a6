/** Tests of the hero banner as the server renders it. */
import { describe, expect, test } from 'vitest';
import { contentErrorOf, fits, renderBlock } from '#test/components/render-block.tsx';
import { styleOf } from '#test/components/styles.ts';
import { fixturePicture, fixtureVideo } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('wardrobe');
const links = [1, 2, 3, 4].map((number) => ({ label: `Link ${number}`, href: `/l${number}` }));
const hero = (more: object, isFirst = false) =>
  renderBlock('hero-banner', { title: 'Autumn', subtitle: 'Wool.', picture, ...more }, { isFirst });

describe('a hero banner', () => {
  test('has its title as the heading of the page only where it opens one', () => {
    expect([hero({}, true).texts('h1'), hero({}).texts('h2')]).toEqual([['Autumn'], ['Autumn']]);
    expect(hero({ layout: 'cover' }, true).texts('h1, p')).toEqual(['Autumn', 'Wool.']);
  });

  test.each(['split', 'cover'])('%s: has a picture, or a video in its place', (layout) => {
    expect([hero({ layout }).all('img').length, hero({ layout }).all('video').length]).toEqual([
      1, 0,
    ]);
    expect([
      hero({ layout, video: fixtureVideo }).all('img').length,
      hero({ layout, video: fixtureVideo }).all('video').length,
    ]).toEqual([0, 1]);
  });

  test.each(['split', 'cover'])(
    '%s: its picture links to the address that its editor set',
    (layout) => {
      expect(hero({ layout, imageLink: '/categories/womens' }).one('a')?.getAttribute('href')).toBe(
        '/categories/womens',
      );
      expect(hero({ layout }).all('a')).toEqual([]);
    },
  );

  test.each(['split', 'cover'])(
    '%s: without text is a picture and nothing beside or upon it',
    (layout) => {
      const rendered = renderBlock('hero-banner', {
        picture,
        layout,
        imageLink: '/categories/womens',
      });
      expect(rendered.all('img').length).toBe(1);
      const [alone] = rendered.all('section');
      expect(
        [...(alone?.children ?? [])].filter(
          (part) => part.localName === 'div' && !part.querySelector('img'),
        ),
      ).toEqual([]);
    },
  );

  test('has links side by side, up to its limits on desktop and phone: 3 and 2 unless its editor sets others', () => {
    const columns = (more: object) => [
      hero({ links, ...more }).property('--columns-wide'),
      hero({ links, ...more }).property('--columns'),
    ];
    expect(columns({})).toEqual(['3', '2']);
    expect(columns({ maxButtonStackDesktop: 4, maxButtonStackMobile: 1 })).toEqual(['4', '1']);
    expect(columns({ linkStacking: 'vertical' })).toEqual(['1', '1']);
    expect(columns({ links: links.slice(0, 1) })).toEqual(['1', '1']);
  });

  test('has colours of its own on its links, also under a pointer, unless that is switched off', () => {
    const button = {
      ...links[0],
      colour: '#ffffff',
      background: '#1f3b2d',
      hoverColour: '#000000',
      hoverBackground: '#eeeeee',
    };
    const [rendered] = hero({ links: [button] }).all('a');
    const style = rendered?.getAttribute('style')?.replaceAll(' ', '');
    for (const set of ['--bg:#1f3b2d', '--fg:#ffffff', '--hover-bg:#eeeeee', '--hover-fg:#000000'])
      expect(style).toContain(set);
    const groundOver = (link: Parameters<typeof styleOf>[0]) =>
      styleOf(link, { states: [':hover'] })['background-color'];
    expect([styleOf(rendered)['background-color'], groundOver(rendered)]).toEqual([
      'var(--bg)',
      'var(--hover-bg)',
    ]);
    expect(groundOver(hero({ links: [{ ...button, enableHoverOver: false }] }).one('a'))).toBe(
      'var(--bg)',
    );
    expect(
      hero({ links: [{ ...button, transparentBackground: true }] })
        .one('a')
        ?.getAttribute('style'),
    ).toMatch(/--bg:\s*transparent/);
  });

  test('has readable text on its own background colour, where its editor named no text colour', () => {
    const rendered = hero({
      links: [{ ...links[0], background: '#111111', hoverBackground: '#fafafa' }],
    });
    expect([rendered.property('--fg'), rendered.property('--hover-fg')]).toEqual([
      '#ffffff',
      '#161616',
    ]);
  });

  test('has links that begin a document of their own where they may lead to another language', () => {
    const target = (href: string) =>
      hero({ links: [{ ...links[0], href }] })
        .one('a')
        ?.getAttribute('target');
    expect(['/l1', 'https://shop.example/de/l1'].map(target)).toEqual([null, '_self']);
  });

  test.each([
    ['top-left', { 'justify-content': 'flex-start', 'align-items': 'flex-start' }],
    ['middle-center', { 'justify-content': 'center', 'align-items': 'center' }],
    ['bottom-right', { 'justify-content': 'flex-end', 'align-items': 'flex-end' }],
  ])('has its links at the %s', (linkLocation, alignment) => {
    const rendered = hero({
      layout: 'cover',
      links,
      linkLocation,
      liveText: { lines: [{ text: 'Forty' }], position: 'top-center' },
    });
    expect(styleOf(rendered.one('ul')?.parentElement?.parentElement)).toMatchObject(alignment);
  });

  test.each([
    ['middle-center', 'top-right', ['2', '1']],
    ['top-left', 'bottom-left', ['1', '3']],
    ['middle-right', 'middle-left', ['2', '2 first']],
  ])(
    'has text at the %s and links at the %s clear of each other',
    (position, linkLocation, rows) => {
      const rendered = hero({
        layout: 'cover',
        links,
        linkLocation,
        liveText: { lines: [{ text: 'Forty' }], position },
      });
      const grid = rendered.one('[style*="padding"]');
      expect(styleOf(grid).display).toBe('grid');
      const places = [...(grid?.children ?? [])].map((part) => styleOf(part));
      expect(
        places.map(({ 'grid-row-start': row, order }) =>
          Number(order) < 0 ? `${row} first` : row,
        ),
      ).toEqual(rows);
    },
  );

  test('has live text in place of its title, upon its picture', () => {
    const rendered = hero(
      {
        liveText: {
          lines: [{ text: 'Forty' }, { text: 'percent off' }],
          position: 'middle-center',
          padding: 40,
        },
      },
      true,
    );
    expect([rendered.texts('h1'), rendered.texts('p')]).toEqual([['Forty'], ['percent off']]);
    expect(rendered.one('h1')?.closest('[style*="padding"]')?.getAttribute('style')).toContain(
      '40px',
    );
    expect(styleOf(rendered.one('h1')?.parentElement)['align-items']).toBe('center');
  });

  test('has a dark background when set so', () => {
    const ground = (theme?: string) => styleOf(hero({ theme }).one('section'));
    expect(ground('dark')).toMatchObject({ background: 'var(--dark)', color: 'var(--light)' });
    expect(ground().background).toBeUndefined();
  });

  test('does not fit with an invalid position, a script for a link, or an invalid colour', () => {
    for (const wrong of [
      { linkLocation: 'left' },
      { imageLink: 'javascript:alert(1)' },
      { links: [{ ...links[0], colour: 'red' }] },
    ])
      expect(fits('hero-banner', { picture, ...wrong })).toBe(false);
  });
});

test('an unknown layout is rejected with the path of its field', () => {
  expect(
    contentErrorOf('hero-banner', { title: 'x', picture: fixturePicture('lamp'), layout: 'above' }),
  ).toMatch(/^layout: /);
});
