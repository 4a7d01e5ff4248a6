/** @vitest-environment happy-dom */
/** Tests of the hero carousel. */
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { contentErrorOf, elementOf, parseBlock } from '#test/components/render-block.tsx';
import type { LoadedSection } from '../render/loaded-section.ts';

afterEach(() => document.body.replaceChildren());

type Carousel = {
  readonly sections: readonly LoadedSection[];
  readonly slideMs?: number;
  readonly autoplay?: boolean;
};

describe('a carousel of heroes', () => {
  test('have their text upon their pictures, at the position that an editor gave it or at the bottom', () => {
    const { sections } = parseBlock('hero-carousel', {
      label: 'x',
      sections: [{ title: 'a' }, { linkLocation: 'top-right' }],
    });
    expect(sections).toEqual([
      { title: 'a', linkLocation: 'bottom-left' },
      { linkLocation: 'top-right' },
    ]);
  });

  const hero = (id: string): LoadedSection => ({
    id,
    block: 'hero-banner',
    isStatic: true,
    html: `<p>${id}</p>`,
  });
  const carousel = ({ sections, ...content }: Carousel) => {
    document.body.innerHTML = renderToString(
      elementOf('hero-carousel', {
        content: { label: 'This week', sections: [{}], ...content },
        sections,
      }),
    );
    return document.querySelector('[data-carousel]')?.getAttribute('data-carousel');
  };

  test('move on every five seconds, or at the interval that their editor set; a single one does not', () => {
    const sections = [hero('one'), hero('two')];
    expect([
      carousel({ sections }),
      carousel({ sections, slideMs: 9_000 }),
      carousel({ sections, autoplay: false }),
    ]).toEqual(['5000', '9000', '']);
    expect(carousel({ sections: [hero('one')] })).toBe('');
  });

  test('what is no hero has no turn', () => {
    carousel({ sections: [hero('one'), { ...hero('two'), block: 'text' }] });
    expect(document.querySelectorAll('[data-carousel] > ul > li')).toHaveLength(1);
  });

  test('a hero with a rule has no dot while nobody knows who is there', () => {
    const ruled = {
      ...hero('two'),
      visibility: { hideForLoggedInUsers: true, hideForGuestUsers: false },
    };
    carousel({ sections: [hero('one'), ruled, hero('three')] });
    expect([
      document.querySelectorAll('[data-slide]').length,
      document.querySelectorAll('li[hidden]').length,
    ]).toEqual([2, 1]);
  });
});

test('a slide too short to read is rejected with the path of its field', () => {
  expect(contentErrorOf('hero-carousel', { label: 'x', sections: [{}], slideMs: 10 })).toMatch(
    /^slideMs: /,
  );
});
