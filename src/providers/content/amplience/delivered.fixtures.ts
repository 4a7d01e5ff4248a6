/** Example responses of the delivery API: standard content types, and this project's blocks. */
import { blockSchemaId } from '#kit/define-block-content.ts';

const CORE = 'http://bigcontent.io/cms/schema/v1/core#/definitions/';
const TYPES = 'https://hub.example/';

export const imageLink = (name: string) => ({
  _meta: { schema: `${CORE}image-link` },
  ...{ id: '4f1c', name, endpoint: 'northshop', defaultHost: 'cdn.media.amplience.net' },
});

const croppedImage = (name: string, imageAltText: unknown) => ({
  _meta: { schema: `${TYPES}lib/di-image` },
  img: {
    image: {
      crop: [0, 0, 0, 0],
      poi: { x: 0.7, y: 0.3 },
      aspectLock: 'poi',
      image: imageLink(name),
      query: 'poi=0.7,0.3,0,0',
    },
  },
  imageAltText,
});

export const inLanguages = (values: Readonly<Record<string, unknown>>) => ({
  _meta: { schema: `${CORE}localized-value` },
  values: Object.entries(values).map(([locale, value]) => ({ locale, value })),
});

export const simpleBanner = {
  _meta: {
    name: 'Banner, coats',
    schema: `${TYPES}content/simple-banner`,
    deliveryId: '9c',
    deliveryKey: 'aldermoor/home',
  },
  image: croppedImage('coats-on-a-rail', 'Coats on a rail'),
  ...{
    opacity: 0.9,
    textPositioning: { textPositionHorizontal: 'right', textPositionVertical: 'middle' },
  },
  bannerText: { header: 'Coats', subheader: 'For the long walk home', description: 'In wool.' },
  ctaSettings: { buttonText: 'See the coats', linkUrl: '/categories/coats' },
};

export const localizedBanner = {
  _meta: { name: 'Banner in languages', schema: `${TYPES}content/simple-localized-banner` },
  image: croppedImage(
    'linen',
    inLanguages({ 'en-GB': 'Linen on a line', 'fr-FR': 'Du lin sur une corde' }),
  ),
  bannerText: { header: inLanguages({ 'en-GB': 'Linen', 'fr-FR': 'Le lin' }) },
  ctaSettings: {
    buttonText: inLanguages({ 'en-GB': 'See it', 'fr-FR': 'Le voir' }),
    linkUrl: '/categories/linen',
  },
};

export const advancedBanner = {
  _meta: { name: 'Advanced', schema: `${TYPES}content/advanced-banner` },
  image: croppedImage('knitwear', 'A striped jumper'),
  overlaypanel: { opacity: 0.9, col: 'rgb(255, 255, 255)' },
  textPositioning: { textPositionHorizontal: 'left', textPositionVertical: 'top' },
  textLines: [
    { text: 'Knitwear', variant: 'h1', align: 'left' },
    { text: 'Lambswool and merino' },
    { text: 'Mended free.' },
  ],
  ctas: [
    { buttonText: 'Shop knitwear', variant: 'contained', linkUrl: '/categories/knitwear' },
    { buttonText: 'Nowhere', linkUrl: '#' },
  ],
};

export const card = (cardName: string, value: string) => ({
  _meta: { name: cardName, schema: `${TYPES}content/card` },
  image: croppedImage('dresses', cardName),
  links: [{ _meta: { schema: `${TYPES}lib/link` }, label: 'See them', type: 'URL', value }],
  cardName,
});

export const cardList = {
  _meta: { name: 'Cards', schema: `${TYPES}content/card-list` },
  cards: [
    card('Dresses', '/categories/dresses'),
    card('Elsewhere', 'www.shop.example'),
    card('Shoes', 'https://shop.example/shoes'),
  ],
};

export const bannerSlot = {
  _meta: { name: 'Hero', schema: `${TYPES}slots/banner`, deliveryKey: 'home/hero' },
  content: simpleBanner,
};

export const personalSlot = {
  _meta: { name: 'For some', schema: `${TYPES}slots/personalized-banner` },
  segments: [{ segment: ['loyal'], content: advancedBanner }, { content: simpleBanner }],
};

export const container = {
  _meta: { name: 'Home page', schema: `${TYPES}content/container`, deliveryKey: 'aldermoor/home' },
  contentTypes: [
    bannerSlot,
    cardList,
    { _meta: { schema: `${TYPES}content/stylitics/moodboard` }, account: 'x' },
    localizedBanner,
  ],
};

export const shoppableImage = {
  _meta: { name: 'Bench', schema: `${TYPES}content/shoppable-image` },
  shoppableImage: {
    image: imageLink('bench'),
    hotspots: [
      { id: '1', target: 'XDD00193', selector: '.product', points: { x: 0.23, y: 0.7686 } },
      { id: '2', target: '/blog/post/food', selector: '.link', points: { x: 0.69, y: 0.6 } },
    ],
    polygons: [],
  },
};

export const video = {
  _meta: { name: 'Coats walking', schema: `${TYPES}content/video` },
  video: {
    _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/video-link' },
    ...{
      id: '0b1f3a52',
      name: 'coats-walking',
      endpoint: 'northshop',
      defaultHost: 'cdn.media.amplience.net',
    },
  },
  captions: true,
};

export const article = {
  _meta: {
    name: 'The coat guide',
    schema: `${TYPES}content/blog`,
    deliveryKey: 'aldermoor/pages/journal/coats',
  },
  snippet: {
    _meta: { schema: `${TYPES}content/blog-snippet` },
    ...{
      title: 'The coat guide',
      description: 'How to choose one.',
      author: 'Ida Moor',
      blogdate: '2026-10-01',
    },
    image: {
      _meta: { schema: `${TYPES}content/image` },
      image: imageLink('Coats Öffner'),
      imageAltText: 'Four coats',
    },
    cta: { label: 'Shop coats', type: 'URL', value: '/categories/coats' },
  },
  content: {
    text: [
      { type: 'markdown', data: 'Before any picture, *softly*.' },
      { type: 'dc-image-link', data: imageLink('wool') },
      {
        type: 'markdown',
        data: 'Wool is **warm** and [lasts](/pages/care).\n\n[Shop wool](/categories/wool "Wool")\n\n---',
      },
      { type: 'dc-content-link', data: { id: 'd2', _meta: { schema: `${CORE}content-link` } } },
    ],
  },
};

/** Page of this project's blocks, edited in Amplience with their JSON Schemas. */
export const ownPage = {
  _meta: {
    name: 'Returns',
    schema: 'https://parade.example/page',
    deliveryKey: 'aldermoor/pages/informational/returns',
  },
  title: inLanguages({ 'en-GB': 'Returns', 'de-DE': 'Rückgabe' }),
  description: 'How to send things back.',
  sections: [
    {
      _meta: { schema: blockSchemaId('text') },
      title: inLanguages({ 'en-GB': 'Returns', 'de-DE': 'Rückgabe' }),
      paragraphs: ['28 days.'],
    },
    {
      _meta: { schema: blockSchemaId('image-text') },
      title: 'By post',
      picture: { image: imageLink('parcel'), alt: 'A parcel', tint: '#aabbcc' },
    },
    { _meta: { schema: blockSchemaId('grid') }, sections: [bannerSlot] },
  ],
};
