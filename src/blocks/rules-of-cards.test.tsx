/** What R§ says of cards and of the rows they stand in, block by block, as the server draws it. */
import { describe, expect, test } from 'vitest';
import { plainTee } from '#features/product-card/product-card.fixtures.ts';
import { testShop } from '#kit/shop.fixtures.ts';
import { drawBlock, fits } from '#test/draw-block.tsx';
import { fixturePicture, fixtureVideo } from './fixture-pictures.ts';

const picture = fixturePicture('jumper');
const link = { label: 'See the coats', href: '/categories/womens-coats' };
const story = { title: 'How to store knitwear', href: '/pages/journal/knitwear', picture };
const slides = (name: string, content: object) => {
  const drawn = drawBlock(name, { title: 'A row', ...content });
  return [drawn.property('--slides-mobile'), drawn.property('--slides-desktop')];
};

describe('slides in view', () => {
  test.each([
    ['R§9: perks, 2 and 4', 'perks-carousel', { cards: [{ title: 'One' }] }, ['2', '4']],
    ['R§9: family of brands, 2 and 4', 'family-of-brands', { brands: [{ name: 'Kiln', href: '/a', picture }] }, ['2', '4']],
    ['R§9: brand rooms, 1 and 2', 'brand-room-card', { cards: [{ name: 'Kiln', picture, link }] }, ['1', '2']],
    ['stories', 'blog-carousel', { cards: [story], slidesMobile: 1.5, slidesDesktop: 3 }, ['1.5', '3']],
    ['calls', 'cta-carousel', { cards: [{ title: 'One', picture, link }], slidesDesktop: 3 }, ['1.2', '3']],
    ['categories', 'category-carousel', { cards: [{ title: 'One', picture }], slidesDesktop: 5 }, ['1.2', '5']],
  ])('%s', (_rule, name, content, expected) => {
    expect(slides(name, content)).toEqual(expected);
  });
});

describe('R§3: a row of products', () => {
  const hits = [1, 2, 3, 4, 5].map((number) => ({ ...plainTee, slug: `tee-${number}` }));
  const row = (settings: object) => drawBlock('product-carousel', { title: 'Tees', source: {}, ...settings }, { loaded: hits });
  const first = { tab: 'mens', tabs: ['mens', 'home'], products: hits, promotions: null };
  const personal = (settings: object) => drawBlock('personalised-carousel', { title: 'Yours', ...settings }, { loaded: first });

  test.each([
    ['product', row],
    ['personalised', personal],
  ])('the %s carousel goes by its editor: slides, controls, pagination, autoscroll', (_name, draw) => {
    const drawn = draw({ slidesMobile: 1.5, slidesDesktop: 3, controls: false, pagination: true, autoscroll: true });
    expect([drawn.property('--slides-mobile'), drawn.property('--slides-desktop')]).toEqual(['1.5', '3']);
    expect([drawn.all('[data-step]').length, drawn.all('[data-slide]').length]).toEqual([0, 5]);
    expect(drawn.one('[data-carousel]')?.getAttribute('data-carousel')).toBe('5000');
    const usual = draw({ pagination: true });
    expect([usual.property('--slides-mobile'), usual.property('--slides-desktop'), usual.all('[data-step]').length]).toEqual([
      '2.2',
      '4',
      2,
    ]);
  });

  test('without a word of that it stands as the shop’s own rows do', () => {
    expect([row({}).all('[data-carousel]').length, row({}).all('li').length > 4]).toEqual([0, true]);
  });
});

describe('R§3: a row of cards', () => {
  const cards = [1, 2, 3, 4, 5].map((number) => ({ ...story, title: `Story ${number}` }));
  const row = (settings: object) => drawBlock('blog-carousel', { title: 'Journal', cards, ...settings });

  test('has arrows unless its editor wants none, dots only when asked for', () => {
    expect([row({}).all('[data-step]').length, row({}).all('[data-slide]').length]).toEqual([2, 0]);
    const other = row({ controls: false, pagination: true });
    expect([other.all('[data-step]').length, other.all('[data-slide]').length]).toEqual([0, 5]);
  });

  test('R§9: moves only when moved, unless autoscroll is asked for: then every five seconds', () => {
    expect(row({}).one('[data-carousel]')?.getAttribute('data-carousel')).toBe('');
    expect(row({ autoscroll: true }).one('[data-carousel]')?.getAttribute('data-carousel')).toBe('5000');
  });

  test.each(['blog-carousel', 'cta-carousel', 'category-carousel', 'perks-carousel', 'brand-room-card'])(
    '%s without cards is nothing',
    (name) => {
      expect(drawBlock(name, { title: 'A row', cards: [] }).html).toBe('');
    },
  );
});

describe('R§3, R§4: a category card', () => {
  const subCategories = ['Lighting', 'Tableware', 'Textiles'].map((label) => ({ label, href: `/categories/${label}` }));

  test('leads on where it has a link, with title, subtitle and its own words for its button', () => {
    const card = drawBlock('category-card', {
      title: 'Dresses',
      subtitle: 'From mini to maxi',
      picture,
      primaryHref: '/d',
      ctaText: 'Shop dresses',
    });
    expect(card.one('a')?.getAttribute('href')).toBe('/d');
    expect(card.texts('a > span > span')).toEqual(['Dresses', 'From mini to maxi', 'Shop dresses']);
    expect(card.all('details')).toEqual([]);
  });

  test('turns to three links and Shop All where it has none', () => {
    const card = drawBlock('category-card', { title: 'Home', picture, subCategories, shopAllHref: '/categories/home' });
    expect(card.texts('details a')).toEqual(['Lighting', 'Tableware', 'Textiles', 'categoryCard.shopAll']);
    expect(
      card
        .all('details a')
        .map((one) => one.getAttribute('href'))
        .at(-1),
    ).toBe('/categories/home');
    expect(fits('category-card', { title: 'Home', picture, subCategories: [...subCategories, ...subCategories] })).toBe(false);
  });

  test('has a gradient behind its words unless its editor wants none', () => {
    expect(drawBlock('category-card', { title: 'Home', picture, primaryHref: '/h' }).html).toContain('bg-linear-to-t');
    expect(drawBlock('category-card', { title: 'Home', picture, primaryHref: '/h', gradient: false }).html).not.toContain('bg-linear-to-t');
  });

  test('several stand side by side under a title, each leading on', () => {
    const cards = drawBlock('category-cards', {
      title: 'Start here',
      cards: [1, 2].map((one) => ({ title: `C${one}`, href: `/c${one}`, picture })),
    });
    expect([cards.texts('h2'), cards.all('a').map((one) => one.getAttribute('href'))]).toEqual([['Start here'], ['/c1', '/c2']]);
  });
});

describe('R§2: a card that calls', () => {
  test('shows its video, or its picture, or its roundel, with title, words and link', () => {
    const card = (more: object) => drawBlock('cta-card', { title: 'Coats', body: 'For ten winters.', link, ...more });
    for (const words of ['Coats', 'For ten winters.', 'See the coats']) expect(card({ picture }).text).toContain(words);
    expect(card({ picture, video: fixtureVideo }).all('video')).toHaveLength(1);
    expect(card({ roundel: picture }).html).toContain('rounded-full');
    expect(card({ picture }).one('a')?.getAttribute('href')).toBe(link.href);
  });

  test('is nothing without any of them, alone and in a row', () => {
    expect(drawBlock('cta-card', { title: 'Coats', link }).html).toBe('');
    const row = drawBlock('cta-carousel', {
      title: 'Row',
      cards: [
        { title: 'Empty', link },
        { title: 'Full', picture, link },
      ],
    });
    expect(row.texts('h3')).toEqual(['Full']);
  });
});

describe('R§2: stories', () => {
  test('a card has its kicker, its date, its title and its first words, and leads to the story', () => {
    const card = drawBlock('blog-card', { ...story, kicker: 'Care', date: '2026-10-04', excerpt: 'Fold it.' });
    for (const words of ['Care', '4 October 2026', 'How to store knitwear', 'Fold it.']) expect(card.text).toContain(words);
    expect([card.one('a')?.getAttribute('href'), card.one('time')?.getAttribute('datetime')]).toEqual([story.href, '2026-10-04']);
  });

  test('a header has its title, its introduction, and who wrote it, when, for how long', () => {
    const header = drawBlock(
      'blog-header',
      { title: 'Notes', kicker: 'Care', introduction: 'Fold it.', author: 'Ada Marsh', date: '2026-10-04', readingMinutes: 4, picture },
      { isFirst: true },
    );
    expect(header.texts('h1')).toEqual(['Notes']);
    for (const words of ['Care', 'Fold it.', 'Ada Marsh', '4 October 2026', 'blog.minutes(4)']) expect(header.text).toContain(words);
    expect(header.all('img')).toHaveLength(1);
  });

  test('a section has paragraphs and a line worth repeating, with its source', () => {
    const section = drawBlock('blog-section', {
      title: 'Rest',
      paragraphs: ['One.', 'Two.'],
      quote: { text: 'A small house.', source: 'Ada' },
    });
    expect([section.texts('p'), section.texts('blockquote'), section.texts('figcaption')]).toEqual([
      ['One.', 'Two.'],
      ['A small house.'],
      ['Ada'],
    ]);
  });

  test('a panel has its pictures, their caption, its words and its link', () => {
    const panel = drawBlock('blog-panel', { title: 'The shelf', paragraphs: ['One.'], pictures: [picture, picture], caption: 'Oat', link });
    expect([panel.all('img').length, panel.texts('figcaption'), panel.texts('h2'), panel.texts('a')]).toEqual([
      2,
      ['Oat'],
      ['The shelf'],
      [link.label],
    ]);
  });
});

describe('perks and brands', () => {
  test('R§2: perks have a way to all of them', () => {
    const row = drawBlock('perks-carousel', {
      title: 'For members',
      viewAll: { label: 'View all', href: '/account' },
      cards: [{ title: 'One', body: 'Always.', href: '/p' }],
    });
    expect(row.all('a').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['View all', '/account'],
      ['One', '/p'],
    ]);
    expect(row.text).toContain('Always.');
  });

  test('a perk alone is drawn as in a row', () => {
    expect(drawBlock('perk-card', { title: 'Early access', body: 'A day before.' }).texts('h3, p')).toEqual([
      'Early access',
      'A day before.',
    ]);
  });

  test('R§2: the button of the family leads to the brand room unless its editor says where', () => {
    const brands = [{ name: 'Kiln Yard', href: '/pages/brands/kiln', picture }];
    const family = (more: object) =>
      drawBlock('family-of-brands', { title: 'Our makers', brands, ...more })
        .all('a')
        .at(-1);
    expect(family({ buttonText: 'All brands' })?.getAttribute('href')).toBe('/pages/brand-room');
    expect(family({ buttonText: 'All brands', buttonHref: '/pages/all' })?.getAttribute('href')).toBe('/pages/all');
    expect(family({})?.textContent).toBe('Kiln Yard');
    expect(drawBlock('family-of-brands', { title: 'Our makers', brands: [], buttonText: 'All' }).html).toBe('');
  });

  test('a brand room has its name, its words and the door', () => {
    const room = drawBlock('brand-room-card', { title: 'Rooms', cards: [{ name: 'Ottoline Grey', body: 'Small mills.', picture, link }] });
    expect([room.texts('h3'), room.texts('article p'), room.texts('article a')]).toEqual([
      ['Ottoline Grey'],
      ['Small mills.'],
      [link.label],
    ]);
  });
});

describe('in content of another language, what is the shop’s own says that it is the page’s', () => {
  const shop = { ...testShop, locale: { tag: 'ar', language: 'ar', direction: 'rtl', name: 'العربية' } } as const;
  const spot = { productSku: plainTee.productKey, percentageFromTopLocation: 40, percentageFromLeftLocation: 60 };
  const banner = { picture, desktopItems: [spot] };
  const spots = { [plainTee.productKey]: plainTee };

  test.each([
    ['a single product', 'product-card', { productKey: plainTee.productKey }, plainTee, 'article'],
    ['products in a row', 'product-carousel', { title: 'A row', source: {} }, [plainTee], 'article'],
    ['the way to all of a row', 'product-carousel', { title: 'A row', source: {}, viewAllHref: '/sale' }, [plainTee], 'a[href$="/sale"]'],
    ['products beside a picture', 'shoppable-banner', { ...banner, displayMode: 'banner' }, spots, 'ul a'],
    ['buttons upon a picture', 'shoppable-banner', banner, spots, 'ul [aria-expanded]'],
    ['a clock', 'countdown-banner', { title: 'The sale ends', endTime: '2135-01-01T00:00:00Z' }, undefined, '[role=timer]'],
    [
      'a clock among reasons',
      'usp-banner',
      { label: 'Why here', items: [{ label: 'Ends', countdownTo: '2135-01-01T00:00:00Z' }] },
      undefined,
      '[role=timer]',
    ],
    [
      'what is asked before a frame',
      'iframe',
      { title: 'A map', src: 'https://www.openstreetmap.org/export/embed.html' },
      undefined,
      'button',
    ],
    ['a date', 'blog-header', { title: 'Knitwear', date: '2026-11-02' }, undefined, 'time'],
  ])('%s', (_name, block, content, loaded, selector) => {
    const drawIn = (written: object) => drawBlock(block, content, { loaded, shop, written }).all(selector)[0];
    expect(drawIn({ lang: 'en-GB', dir: 'ltr' })?.closest('[lang=ar][dir=rtl]')).toBeTruthy();
    expect(drawIn({})?.closest('[lang]')).toBeNull();
  });
});
