/** What R§ says of heroes, banners and words, block by block, as the server draws it. */
import { describe, expect, test } from 'vitest';
import { drawBlock, fits } from '#test/draw-block.tsx';
import { blockContents } from './block-contents.vite.server.ts';
import { fixturePicture, fixtureVideo } from './fixture-pictures.ts';

const picture = fixturePicture('wardrobe');
const links = [1, 2, 3, 4].map((number) => ({ label: `Link ${number}`, href: `/l${number}` }));
const hero = (more: object, isFirst = false) =>
  drawBlock('hero-banner', { title: 'Autumn', subtitle: 'Wool.', picture, ...more }, { isFirst });

describe('R§3: a hero banner', () => {
  test('has its title as the heading of the page only where it opens one', () => {
    expect([hero({}, true).texts('h1'), hero({}).texts('h2')]).toEqual([['Autumn'], ['Autumn']]);
    expect(hero({ layout: 'cover' }, true).texts('h1, p')).toEqual(['Autumn', 'Wool.']);
  });

  test.each(['split', 'cover'])('%s: has a picture, or a video in its place', (layout) => {
    expect([hero({ layout }).all('img').length, hero({ layout }).all('video').length]).toEqual([1, 0]);
    expect([hero({ layout, video: fixtureVideo }).all('img').length, hero({ layout, video: fixtureVideo }).all('video').length]).toEqual([
      0, 1,
    ]);
  });

  test.each(['split', 'cover'])('%s: its picture leads where its editor says', (layout) => {
    expect(hero({ layout, imageLink: '/categories/womens' }).one('a')?.getAttribute('href')).toBe('/categories/womens');
    expect(hero({ layout }).all('a')).toEqual([]);
  });

  test.each(['split', 'cover'])('%s: without words is a picture and nothing beside or upon it', (layout) => {
    const drawn = drawBlock('hero-banner', { picture, layout, imageLink: '/categories/womens' });
    expect(drawn.all('img').length).toBe(1);
    const [alone] = drawn.all('section');
    expect([...(alone?.children ?? [])].filter((part) => part.localName === 'div' && !part.querySelector('img'))).toEqual([]);
  });

  test('has links side by side, up to its limits on desk and phone: 3 and 2 unless its editor says', () => {
    const columns = (more: object) => [hero({ links, ...more }).property('--columns-wide'), hero({ links, ...more }).property('--columns')];
    expect(columns({})).toEqual(['3', '2']);
    expect(columns({ maxButtonStackDesktop: 4, maxButtonStackMobile: 1 })).toEqual(['4', '1']);
    expect(columns({ linkStacking: 'vertical' })).toEqual(['1', '1']);
    expect(columns({ links: links.slice(0, 1) })).toEqual(['1', '1']);
  });

  test('has colours of its own on its links, also under a pointer, unless that is switched off', () => {
    const button = { ...links[0], colour: '#ffffff', background: '#1f3b2d', hoverColour: '#000000', hoverBackground: '#eeeeee' };
    const [drawn] = hero({ links: [button] }).all('a');
    const style = drawn?.getAttribute('style')?.replaceAll(' ', '');
    for (const set of ['--ground:#1f3b2d', '--words:#ffffff', '--over-ground:#eeeeee', '--over-words:#000000'])
      expect(style).toContain(set);
    expect(drawn?.className).toContain('hover:');
    expect(hero({ links: [{ ...button, enableHoverOver: false }] }).one('a')?.className).not.toContain('hover:');
    expect(
      hero({ links: [{ ...button, transparentBackground: true }] })
        .one('a')
        ?.getAttribute('style'),
    ).toMatch(/--ground:\s*transparent/);
  });

  test('has words that can be read on a ground of its own, where its editor named no colour of them', () => {
    const drawn = hero({ links: [{ ...links[0], background: '#111111', hoverBackground: '#fafafa' }] });
    expect([drawn.property('--words'), drawn.property('--over-words')]).toEqual(['#ffffff', '#161616']);
  });

  test('has links that begin a document of their own where they may lead to another language', () => {
    const target = (href: string) =>
      hero({ links: [{ ...links[0], href }] })
        .one('a')
        ?.getAttribute('target');
    expect(['/l1', 'https://shop.example/de/l1'].map(target)).toEqual([null, '_self']);
  });

  test.each([
    ['top-left', 'justify-start items-start'],
    ['middle-center', 'justify-center items-center'],
    ['bottom-right', 'justify-end items-end'],
  ])('has its links at the %s', (linkLocation, classes) => {
    const drawn = hero({ layout: 'cover', links, linkLocation, liveText: { lines: [{ text: 'Forty' }], position: 'top-center' } });
    expect(drawn.one('ul')?.parentElement?.parentElement?.className).toContain(classes);
  });

  test.each([
    ['middle-center', 'top-right', ['row-start-2', 'row-start-1']],
    ['top-left', 'bottom-left', ['row-start-1', 'row-start-3']],
    ['middle-right', 'middle-left', ['row-start-2', 'row-start-2 order-first']],
  ])('has words at the %s and links at the %s clear of each other', (position, linkLocation, rows) => {
    const drawn = hero({ layout: 'cover', links, linkLocation, liveText: { lines: [{ text: 'Forty' }], position } });
    const grid = drawn.one('[style*="padding"]');
    expect(grid?.className).toContain('grid');
    expect([...(grid?.children ?? [])].map(({ className }) => className.match(/row-start.*/)?.[0].trim())).toEqual(rows);
  });

  test('has live text in place of its title, upon its picture', () => {
    const drawn = hero({ liveText: { lines: [{ text: 'Forty' }, { text: 'percent off' }], position: 'middle-center', padding: 40 } }, true);
    expect([drawn.texts('h1'), drawn.texts('p')]).toEqual([['Forty'], ['percent off']]);
    expect(drawn.one('h1')?.closest('[style*="padding"]')?.getAttribute('style')).toContain('40px');
    expect(drawn.one('h1')?.parentElement?.className).toContain('items-center');
  });

  test('has a dark ground when asked for one', () => {
    expect([hero({ theme: 'dark' }).html.includes('on-dark'), hero({}).html.includes('on-dark')]).toEqual([true, false]);
  });

  test('does not fit with a place that is none, a script for a link, or a colour that is none', () => {
    for (const wrong of [{ linkLocation: 'left' }, { imageLink: 'javascript:alert(1)' }, { links: [{ ...links[0], colour: 'red' }] }])
      expect(fits('hero-banner', { picture, ...wrong })).toBe(false);
  });
});

describe('R§3: live text', () => {
  const line = { text: 'Slow', font: 'text', sizeMobile: 31, sizeDesktop: 65, kerning: 2, lineHeight: 1.1, colour: '#1b1a1c' };

  test('has its face, its sizes on the fixed scale, its kerning, line height and colour', () => {
    const style = drawBlock('live-text', { lines: [line] })
      .one('h2')
      ?.getAttribute('style')
      ?.replaceAll(' ', '');
    for (const set of [
      '--size:2rem',
      '--size-wide:4rem',
      'font-family:var(--text-face)',
      'letter-spacing:2px',
      'line-height:1.1',
      'color:#1b1a1c',
    ])
      expect(style).toContain(set);
  });

  test('stands where its editor says, with the padding and the ground that were chosen, and is nothing without lines', () => {
    const drawn = drawBlock('live-text', { lines: [line], position: 'bottom-right', padding: 8, background: '#efe8da' }).one('section');
    expect(drawn?.className).toContain('justify-end items-end');
    expect(drawn?.getAttribute('style')).toMatch(/padding:\s*8px.*background:\s*#efe8da/);
    expect(drawBlock('live-text', { lines: [] }).html).toBe('');
  });
});

describe('other banners and words', () => {
  test('R§2: a feature banner has its ground, its picture and its button', () => {
    const banner = drawBlock('feature-banner', { title: 'Mending', body: 'Free.', picture, button: links[0], ground: 'accent' });
    expect([banner.texts('h2'), banner.texts('p'), banner.texts('a'), banner.all('img').length]).toEqual([
      ['Mending'],
      ['Free.'],
      ['Link 1'],
      1,
    ]);
    expect(banner.html).toContain('bg-accent');
  });

  test('R§2: an image header has its title upon its picture, as the heading of a page that it opens', () => {
    const drawn = drawBlock('image-header', { title: 'Coats', picture, height: 'tall' }, { isFirst: true });
    expect([drawn.texts('h1'), drawn.all('img').length, drawn.one('img')?.className.includes('max-h-[80svh]')]).toEqual([
      ['Coats'],
      1,
      true,
    ]);
  });

  test.each(['image-header', 'hero-banner'])('R§2: %s keeps the edge of its picture that its editor named', (name) => {
    const cutOf = (focus?: string) => drawBlock(name, { title: 'Bags', picture: { ...picture, focus } }).one('img')?.className;
    expect(cutOf('bottom')).toContain('object-bottom');
    expect(cutOf('top')).toContain('object-top');
    expect(cutOf()).not.toMatch(/object-(?:top|bottom)/);
  });

  test('R§2: a picture stands beside words and a button, on the side that its editor chose', () => {
    const drawn = (side: object) => drawBlock('image-text', { title: 'Kilns', paragraphs: ['One.'], picture, button: links[0], ...side });
    expect([drawn({}).texts('h2'), drawn({}).texts('p'), drawn({}).texts('a')]).toEqual([['Kilns'], ['One.'], ['Link 1']]);
    expect([drawn({ pictureSide: 'end' }), drawn({})].map(({ html }) => html.includes('md:col-start-2'))).toEqual([true, false]);
  });

  test('R§2: a header has a line above and below, in the middle when asked for', () => {
    const drawn = drawBlock('header', { title: 'The table', kicker: 'Home', subtitle: 'All of it.', align: 'center' }, { isFirst: true });
    expect([drawn.texts('p'), drawn.texts('h1')]).toEqual([['Home', 'All of it.'], ['The table']]);
    expect(drawn.one('header')?.className).toContain('text-center');
  });

  test('R§2: text is a heading and paragraphs; room between blocks is as much as was asked for', () => {
    expect(drawBlock('text', { title: 'Care', paragraphs: ['One.', 'Two.'] }).texts('h2, p')).toEqual(['Care', 'One.', 'Two.']);
    const room = drawBlock('spacing', { mobile: 12, desktop: 88 });
    expect([room.property('--room'), room.property('--room-wide')]).toEqual(['12px', '88px']);
  });

  test('R§2: questions have a title of the house where their editor gave none', () => {
    const questions = [{ question: 'How long?', answer: '28 days.' }];
    const faq = drawBlock('faq-accordion', { questions });
    expect([faq.texts('h2'), faq.texts('details p')]).toEqual([['faq.title'], ['28 days.']]);
    expect(drawBlock('faq-accordion', { title: 'Gift cards', questions }).texts('h2')).toEqual(['Gift cards']);
    expect(JSON.parse(faq.one('script')?.textContent ?? '')['@type']).toBe('FAQPage');
  });

  test('R§2: a takeover is one switch between two sets of sections', () => {
    const sets = { takeover: [{ title: 'Sale' }], usual: [{ title: 'Usual' }] };
    const sections = (isOn: boolean) => blockContents.get('takeover-toggle')?.parse({ isOn, ...sets });
    expect([sections(true), sections(false)]).toMatchObject([
      { content: { sections: sets.takeover } },
      { content: { sections: sets.usual } },
    ]);
  });

  test('R§2: a button for one thing is a form that the basket understands without script', () => {
    const form = drawBlock('add-to-basket-button', { sku: 'TEE00001-1', title: 'A tee', label: 'Take it' });
    expect([form.one('form')?.getAttribute('method'), form.one('form')?.getAttribute('action')]).toEqual(['post', '/basket']);
    expect(form.all('input').map((one) => [one.getAttribute('name'), one.getAttribute('value')])).toEqual([
      ['intent', 'add'],
      ['sku', 'TEE00001-1'],
    ]);
    expect([form.texts('h2'), form.texts('button')]).toEqual([['A tee'], ['Take it']]);
  });

  test('R§9: a band passes by in 30 seconds, has 24 items at least, and logos 38 px high', () => {
    const items = [
      { text: 'Wool', href: '/w' },
      { text: 'Kiln', picture },
    ];
    const band = drawBlock('marquee', { label: 'Why', items });
    expect(band.property('--seconds')).toBe('30s');
    expect(band.all('ul')).toHaveLength(13);
    expect(band.all('ul[aria-hidden="true"] a')).toEqual([]);
    expect(band.one('img')?.className).toContain('h-[38px]');
    expect(drawBlock('marquee', { label: 'Why', items, seconds: 12 }).property('--seconds')).toBe('12s');
  });

  test('R§2: words with their own marks are cleaned, and nothing where nothing is left', () => {
    expect(
      drawBlock('html', { html: '<p onclick="x()">Read <a href="/pages/a">on</a></p><script>x()</script>' }).one('.written')?.innerHTML,
    ).toBe('<p>Read <a href="/pages/a">on</a></p>');
    expect(drawBlock('html', { html: '<script>x()</script>' }).html).toBe('');
  });

  test('R§2: a frame asks first, names the house, and is as high as was asked for', () => {
    const frame = drawBlock('iframe', {
      title: 'Where we are',
      src: 'https://www.openstreetmap.org/a',
      heightMobile: 200,
      heightDesktop: 300,
    });
    expect(frame.all('iframe')).toEqual([]);
    expect(frame.text).toContain('frame.question(Where we are, openstreetmap.org)');
    expect([frame.property('--frame-height'), frame.property('--frame-height-wide')]).toEqual(['200px', '300px']);
    expect(fits('iframe', { title: 'Elsewhere', src: 'https://evil.example/a' })).toBe(false);
  });

  test('R§3, R§9: videos play by themselves, silent and again and again, from half seen on, unless their editor says otherwise', () => {
    const film = (more: object) => drawBlock('video', { ...fixtureVideo, ...more }).one('video');
    const facts = (drawn: HTMLElement | undefined) =>
      ['muted', 'loop', 'controls', 'data-video'].map((name) => drawn?.getAttribute(name) ?? null);
    expect(facts(film({}))).toEqual(['', '', null, '0.5']);
    expect(facts(film({ video_sound: true, loopVideo: false, scroll_to_play: false }))).toEqual([null, null, '', '0']);
    expect(facts(film({ video_autoplay: false }))).toEqual(['', '', '', null]);
    expect(film({})?.getAttribute('poster')).toContain('scene-table');
    expect(film({})?.querySelector('source')?.getAttribute('media')).toBe('(min-width: 768px)');
  });

  test('R§7: a video of the media host stands at its own address there', () => {
    const film = drawBlock('media-hub-video', {
      mediaId: 'film.scene-table.stone',
      display_images: [picture],
      title: 'Made',
      encoding_profiles: ['webm_720p'],
    });
    expect(film.all('source').map((one) => one.getAttribute('src'))).toEqual([
      '/media/film.scene-table.stone/webm_720p',
      '/media/film.scene-table.stone/webm_720p',
    ]);
    expect(film.texts('h2')).toEqual(['Made']);
  });
});

describe('R§3, R§9: reasons to buy here', () => {
  const reason = {
    label: 'Free delivery',
    label2: 'over £50',
    href: '/delivery',
    target: '_blank',
    colour: '#1b1a1c',
    background: '#efe8da',
  };
  const band = (more: object) => drawBlock('usp-banner', { label: 'Why', items: [reason, { label: 'Returns' }], ...more });

  test('have two labels, a link with its target, a picture and colours', () => {
    const drawn = band({ mode: 'ticker', items: [{ ...reason, picture }] });
    const [link] = drawn.all('a');
    expect([link?.textContent, link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([
      'Free deliveryover £50',
      '/delivery',
      '_blank',
    ]);
    expect(link?.parentElement?.getAttribute('style')?.replaceAll(' ', '')).toBe('color:#1b1a1c;background:#efe8da');
    expect(link?.querySelectorAll('img')).toHaveLength(1);
  });

  test('passing by, stand 150 px apart, half of that on a phone', () => {
    const drawn = band({ mode: 'ticker' });
    expect([drawn.property('--space-wide'), drawn.property('--space')]).toEqual(['150px', '75px']);
  });

  test('standing, move on every 5000 ms on a phone', () => {
    expect(band({ mode: 'static' }).one('[data-carousel]')?.getAttribute('data-carousel')).toBe('5000');
  });
});
