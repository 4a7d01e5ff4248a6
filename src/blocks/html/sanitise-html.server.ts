/** Sanitises HTML of editors: keeps elements of text with harmless attributes. */

import sanitize from 'sanitize-html';
import { safeParse } from 'valibot';
import { prefixHref } from '#request/link.tsx';
import { hrefField } from '../shared/content-fields.ts';

/** Allowed elements, each with its allowed attributes. */
const ALLOWED_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p br hr h2 h3 h4 h5 h6 strong b em i u s sub sup small blockquote code pre ul ol li dl dt dd'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  ...Object.fromEntries(
    'table caption thead tbody tfoot tr figure figcaption div span bdi section details summary'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  a: ['href', 'title'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
  abbr: ['title'],
};

/** Removed together with their content. */
const REMOVED_ELEMENTS =
  'script style iframe object embed template svg math noscript textarea title select xmp plaintext noembed noframes'.split(
    ' ',
  );

const PLAIN_ATTRIBUTE = /^[\w\s:.,+-]{0,200}$/;

/**
 * Closes every element that was opened, in order. Links within the shop get the `prefix` of the
 * page's language.
 */
export function sanitiseHtml(source: string, prefix = ''): string {
  const html = sanitize(source, {
    allowedTags: Object.keys(ALLOWED_ELEMENTS),
    allowedAttributes: Object.fromEntries(
      Object.entries(ALLOWED_ELEMENTS).map(([tag, names]) => [tag, [...names]]),
    ),
    nonTextTags: REMOVED_ELEMENTS,
    parseStyleAttributes: false,
    // Restricted further by `filterAttributes`, to the URLs that all links in content may have.
    allowedSchemes: ['https', 'mailto', 'tel'],
    transformTags: {
      '*': (tagName, attributes) => ({ tagName, attribs: filterAttributes(attributes, prefix) }),
    },
  });
  // Text and values are escaped, so each " />" ends a void element, which HTML writes without a
  // slash.
  return html.replaceAll(' />', '>');
}

function filterAttributes(attributes: sanitize.Attributes, prefix: string): sanitize.Attributes {
  const allowed: sanitize.Attributes = {};
  for (const [name, value = ''] of Object.entries(attributes)) {
    if (name === 'href' ? safeParse(hrefField, value).success : PLAIN_ATTRIBUTE.test(value)) {
      allowed[name] = name === 'href' ? prefixHref(prefix, value) : value;
    }
  }
  return allowed;
}
