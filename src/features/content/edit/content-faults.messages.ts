/** Messages about faults in pages; each follows the name of the faulty field. */
/** Loaded on pages for editors only. */
export const namespace = 'content-faults';

export const messages = {
  'fault.warning': 'warning',
  'fault.colour': 'a colour is written #rrggbb',
  'fault.pictureId': 'a picture id has letters, digits, dots and dashes',
  'fault.mediaId': 'a media id has letters, digits, dots and dashes',
  'fault.productKey': 'a product key has letters, digits and dashes',
  'fault.productSku': 'a product is written productKey#colour',
  'fault.sku': 'a sku has letters, digits and dashes',
  'fault.link': 'a link starts with /, https://, mailto: or tel:',
  'fault.address': 'no browser can open this address',
  'fault.frame': 'a frame shows an allowed host over https',
  'fault.file': 'a file stands at / or https://',
  'fault.icon': 'an icon is a drawing of this host or in itself',
  'fault.page.path': 'has words, digits, dashes and underscores, with slashes between them',
  'fault.page.title': 'is a text of 1 to 500 characters',
  'fault.page.description': 'is a text of up to 2000 characters, which may be empty',
  'fault.page.sections': 'is a list of up to 200 sections: [ … ]',
  'fault.page.boolean': 'is true or false',
  'fault.page.version': 'is the number that the export wrote',
  'fault.page.object': 'is an object: \'{\' "title": …, "description": …, "sections": [ … ] \'}\'',
  'fault.page.elsewhere': 'is {path} here; to write {other}, open that page',
  'fault.section.schema': 'a section names its schema',
  'fault.section.post': 'a post needs an id, a channel, its address and a picture',
  'fault.section.deep': 'stands too deep and is not shown: sections go {depth} deep',
  'fault.section.block': 'there is no block {schema}',
  'fault.section.blockMeant': 'there is no block {schema}; did you mean {meant}?',
  'fault.section.blockListed': 'there is no block {schema}; there are: {known}',
  'fault.alt': 'the picture has no alternative text',
  'fault.contrast': '{colour} on {ground} has a contrast of {contrast}; {least} is the least',
  'fault.past': '{moment} has passed: nothing counts down any more',
  'fault.nowhere': '{href} leads nowhere',
  'fault.noPage': 'there is no page {page}',
  'fault.noProduct': '{fascia} has no product {name}',
  'fault.noCategory': '{fascia} has no category or brand {name}',
  'fault.noSku': '{fascia} has no sku {name}',
  'fault.noPicture': '{fascia} has no picture {name}',
  'fault.noFascia': 'there is no fascia {fascia}',
  'fault.noLocale': '{fascia} is not available in {locale}',
  'fault.refused': '{reason}',
  'fault.file.name': 'a name ends in .json, in small letters',
  'fault.file.path': 'a page stands at {path}',
  'fault.file.size': 'is larger than {megabytes} MB',
  'fault.version.unnamed':
    'the file names none, and the shop has version {version}, published from {moment}; export it again and change that, or import with --force',
  'fault.version.deleted':
    'the file was written from version {base} of a page that has been deleted since; export it again and change that, or import with --force',
  'fault.version.unknown':
    'the file was written from version {base}, which this shop does not have; export it again and change that, or import with --force',
  'fault.version.newer':
    'the file was written from version {base}, and version {version} has been published since, from {moment}; export it again and change that, or import with --force',
  'fault.version.taken':
    'the file was written from version {base}, which has been taken away since; export it again and change that, or import with --force',
  'fault.written.sections': 'a page has a list of sections',
  'fault.written.path': 'a page names its path',
  'content.changed':
    'Somebody has saved this page since you opened it. Open it again and write your changes into that version.',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
