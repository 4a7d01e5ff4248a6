/** Reduces HTML of editors to elements of text and their harmless attributes; everything else is text, or gone. */

import sanitize from 'sanitize-html';
import { safeParse } from 'valibot';
import { writeHref } from '#request/link.tsx';
import { hrefField } from '../content-fields.ts';

/** Kept; the attributes of each that are kept too. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p br hr h2 h3 h4 h5 h6 strong b em i u s sub sup small blockquote code pre ul ol li dl dt dd'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  ...Object.fromEntries(
    'table caption thead tbody tfoot tr figure figcaption div span section details summary'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  a: ['href', 'title'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
  abbr: ['title'],
};

/** Left out with all that is in them. */
const SILENCED =
  'script style iframe object embed template svg math noscript textarea title select xmp plaintext noembed noframes'.split(
    ' ',
  );

const PLAIN_ATTRIBUTE = /^[\w\s:.,+-]{0,200}$/;

/** Every element that is opened is closed again, in order. Links within the shop get the `prefix` of the page's language. */
export function sanitiseHtml(source: string, prefix = ''): string {
  const html = sanitize(source, {
    allowedTags: Object.keys(KNOWN),
    allowedAttributes: Object.fromEntries(
      Object.entries(KNOWN).map(([tag, names]) => [tag, [...names]]),
    ),
    nonTextTags: SILENCED,
    parseStyleAttributes: false,
    // Narrowed by `keepAttributes`, which follows the rule of every other link in content.
    allowedSchemes: ['https', 'mailto', 'tel'],
    transformTags: {
      '*': (tagName, attributes) => ({ tagName, attribs: keepAttributes(attributes, prefix) }),
    },
  });
  // Text and values hold no ">" any more: what is left ends an element without content, which HTML writes without a slash.
  return html.replaceAll(' />', '>');
}

function keepAttributes(attributes: sanitize.Attributes, prefix: string): sanitize.Attributes {
  const kept: sanitize.Attributes = {};
  for (const [name, value = ''] of Object.entries(attributes)) {
    if (name === 'href' ? safeParse(hrefField, value).success : PLAIN_ATTRIBUTE.test(value)) {
      kept[name] = name === 'href' ? writeHref(prefix, value) : value;
    }
  }
  return kept;
}
