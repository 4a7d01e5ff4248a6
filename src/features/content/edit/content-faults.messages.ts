/** Messages about faults in pages; each follows the name of the faulty field. */
/** Loaded on pages for editors only. */
export const namespace = 'content-faults';

export const messages = {
  'fault.warning': 'warning',
  'fault.colour': 'must be a colour in the form #rrggbb',
  'fault.pictureId': 'must be a picture id: letters, digits, dots and dashes',
  'fault.mediaId': 'must be a media id: letters, digits, dots and dashes',
  'fault.productKey': 'must be a product key: letters, digits and dashes',
  'fault.productSku': 'must be a product in the form productKey#colour',
  'fault.sku': 'must be a SKU: letters, digits and dashes',
  'fault.link': 'must start with /, https://, mailto: or tel:',
  'fault.address': 'is not a valid URL',
  'fault.embed': 'must be an https URL on an allowed host',
  'fault.file': 'must be a file URL that starts with / or https://',
  'fault.anchor': 'an anchor is letters, digits, hyphens and underscores, and begins with a letter',
  'fault.icon': 'must be an image on this host or a data: URL',
  'fault.page.path':
    'must consist of letters, digits, dashes and underscores, in parts separated by slashes',
  'fault.page.title': 'must be a text of 1 to 500 characters',
  'fault.page.description': 'must be a text of at most 2000 characters; it may be empty',
  'fault.page.sections': 'must be a list of at most 200 sections: [ … ]',
  'fault.page.boolean': 'must be true or false',
  'fault.page.version': 'must be the number that the export wrote',
  'fault.page.object':
    'must be an object: \'{\' "title": …, "description": …, "sections": [ … ] \'}\'',
  'fault.page.otherPath': 'must be {path}; to edit {other}, open that page',
  'fault.section.schema': 'a section must name its schema',
  'fault.section.post': 'a post needs an id, a channel, its address and a picture',
  'fault.section.tooDeep': 'is nested too deeply and is not shown: the limit is {depth} levels',
  'fault.section.block': 'there is no block {schema}',
  'fault.section.blockMeant': 'there is no block {schema}; did you mean {meant}?',
  'fault.section.blockListed': 'there is no block {schema}; there are: {known}',
  'fault.alt': 'the picture has no alternative text',
  'fault.contrast':
    '{colour} on {ground} has a contrast of {contrast}; at least {least} is required',
  'fault.placeholder': 'has the placeholder {placeholder}; replace it',
  'fault.past': '{moment} has passed: no countdown is shown',
  'fault.brokenLink': 'the link {href} leads to no page',
  'fault.noPage': 'there is no page {page}',
  'fault.noProduct': '{fascia} has no product {name}',
  'fault.noCategory': '{fascia} has no category or brand {name}',
  'fault.noSku': '{fascia} has no SKU {name}',
  'fault.noPicture': '{fascia} has no picture {name}',
  'fault.noFascia': 'there is no fascia {fascia}',
  'fault.noLocale': '{fascia} is not available in {locale}',
  'fault.refused': '{reason}',
  'fault.file.name': 'the file name must end in .json, in lower case',
  'fault.file.path': 'the file of a page must be at {path}',
  'fault.file.size': 'is larger than {megabytes} MB',
  'fault.version.unnamed':
    'the file has no version, and the shop has version {version}, published from {moment}; export the page again and edit that file, or import with --force',
  'fault.version.deleted':
    'the file was written from version {base} of a page that has since been deleted; export the page again and edit that file, or import with --force',
  'fault.version.unknown':
    'the file was written from version {base}, which this shop does not have; export the page again and edit that file, or import with --force',
  'fault.version.newer':
    'the file was written from version {base}, and version {version} has since been published, from {moment}; export the page again and edit that file, or import with --force',
  'fault.version.withdrawn':
    'the file was written from version {base}, which has since been withdrawn; export the page again and edit that file, or import with --force',
  'fault.written.sections': 'a page must have a list of sections',
  'fault.written.path': 'a page must name its path',
  'content.changed':
    'Someone has saved this page since you opened it. Open it again and apply your changes to that version.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
