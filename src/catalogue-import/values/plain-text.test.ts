/** Tests of the text of a feed's HTML. */
import { expect, test } from 'vitest';
import { htmlToLine, htmlToText } from './plain-text.ts';

test.each([
  ['&Eacute;t&eacute; &ecirc;tre', 'Été être'],
  ['Stra&szlig;e &Auml;pfel &oelig;uvre', 'Straße Äpfel œuvre'],
  ['10&thinsp;&euro; &hearts; &frac12;', '10 € ♥ ½'],
  ['&#233;&#xE9;&#150;', 'éé–'],
  ['a&#7;b&#xD800;c&#0;d', 'a b c d'],
  ['Caf&amp;eacute; &amp;amp; more', 'Café & more'],
  ['&unknown; R&D; ?a=1&copy=2', '&unknown; R&D; ?a=1&copy=2'],
])('%s becomes %s', (html, text) => {
  expect(htmlToLine(html)).toBe(text);
});

test('elements become paragraphs and lines', () => {
  expect(htmlToText('<p>One<br>two</p><script>no</script><ul><li>three</li></ul>')).toBe(
    'One\ntwo\n\nthree',
  );
});
