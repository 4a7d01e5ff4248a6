/** Catalogue page of all content blocks, with each block's fixtures as its examples. */
import { fixtures as addToBasketButton } from '#blocks/add-to-basket-button/add-to-basket-button.fixtures.ts';
import { fixtures as backToTop } from '#blocks/back-to-top/back-to-top.fixtures.ts';
import { fixtures as blogCard } from '#blocks/blog-card/blog-card.fixtures.ts';
import { fixtures as blogCarousel } from '#blocks/blog-carousel/blog-carousel.fixtures.ts';
import { fixtures as blogHeader } from '#blocks/blog-header/blog-header.fixtures.ts';
import { fixtures as blogPanel } from '#blocks/blog-panel/blog-panel.fixtures.ts';
import { fixtures as blogSection } from '#blocks/blog-section/blog-section.fixtures.ts';
import { fixtures as brandRoomCard } from '#blocks/brand-room-card/brand-room-card.fixtures.ts';
import { fixtures as categoryCard } from '#blocks/category-card/category-card.fixtures.ts';
import { fixtures as categoryCards } from '#blocks/category-cards/category-cards.fixtures.ts';
import { fixtures as categoryCarousel } from '#blocks/category-carousel/category-carousel.fixtures.ts';
import { fixtures as countdownBanner } from '#blocks/countdown-banner/countdown-banner.fixtures.ts';
import { fixtures as ctaCard } from '#blocks/cta-card/cta-card.fixtures.ts';
import { fixtures as ctaCarousel } from '#blocks/cta-carousel/cta-carousel.fixtures.ts';
import { fixtures as familyOfBrands } from '#blocks/family-of-brands/family-of-brands.fixtures.ts';
import { fixtures as faqAccordion } from '#blocks/faq-accordion/faq-accordion.fixtures.ts';
import { fixtures as featureBanner } from '#blocks/feature-banner/feature-banner.fixtures.ts';
import { fixtures as grid } from '#blocks/grid/grid.fixtures.ts';
import { fixtures as header } from '#blocks/header/header.fixtures.ts';
import { fixtures as heroBanner } from '#blocks/hero-banner/hero-banner.fixtures.ts';
import { fixtures as heroCarousel } from '#blocks/hero-carousel/hero-carousel.fixtures.ts';
import { fixtures as html } from '#blocks/html/html.fixtures.ts';
import { fixtures as iframe } from '#blocks/iframe/iframe.fixtures.ts';
import { fixtures as imageHeader } from '#blocks/image-header/image-header.fixtures.ts';
import { fixtures as imageText } from '#blocks/image-text/image-text.fixtures.ts';
import { fixtures as liveText } from '#blocks/live-text/live-text.fixtures.ts';
import { fixtures as marquee } from '#blocks/marquee/marquee.fixtures.ts';
import { fixtures as mediaHubVideo } from '#blocks/media-hub-video/media-hub-video.fixtures.ts';
import { fixtures as perkCard } from '#blocks/perk-card/perk-card.fixtures.ts';
import { fixtures as perksCarousel } from '#blocks/perks-carousel/perks-carousel.fixtures.ts';
import { fixtures as personalisedCarousel } from '#blocks/personalised-carousel/personalised-carousel.fixtures.ts';
import { fixtures as productCard } from '#blocks/product-card/product-card.fixtures.ts';
import { fixtures as productCarousel } from '#blocks/product-carousel/product-carousel.fixtures.ts';
import { fixtures as section } from '#blocks/section/section.fixtures.ts';
import { fixtures as shoppableBanner } from '#blocks/shoppable-banner/shoppable-banner.fixtures.ts';
import { fixtures as socialsCarousel } from '#blocks/socials-carousel/socials-carousel.fixtures.ts';
import { fixtures as socialsGallery } from '#blocks/socials-gallery/socials-gallery.fixtures.ts';
import { fixtures as spacing } from '#blocks/spacing/spacing.fixtures.ts';
import { fixtures as takeoverToggle } from '#blocks/takeover-toggle/takeover-toggle.fixtures.ts';
import { fixtures as text } from '#blocks/text/text.fixtures.ts';
import { fixtures as uspBanner } from '#blocks/usp-banner/usp-banner.fixtures.ts';
import { fixtures as video } from '#blocks/video/video.fixtures.ts';
import { fixtures as wishlistCarousel } from '#blocks/wishlist-carousel/wishlist-carousel.fixtures.ts';
import type { BlockContent, ContentPage } from '#features/content/content.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';

type Fixtures = Readonly<Record<string, object>>;

/** Fixtures by block name, in the order of the page. */
const examples: Readonly<Record<string, Fixtures>> = {
  'add-to-basket-button': addToBasketButton,
  'back-to-top': backToTop,
  'blog-card': blogCard,
  'blog-carousel': blogCarousel,
  'blog-header': blogHeader,
  'blog-panel': blogPanel,
  'blog-section': blogSection,
  'brand-room-card': brandRoomCard,
  'category-card': categoryCard,
  'category-cards': categoryCards,
  'category-carousel': categoryCarousel,
  'countdown-banner': countdownBanner,
  'cta-card': ctaCard,
  'cta-carousel': ctaCarousel,
  'family-of-brands': familyOfBrands,
  'faq-accordion': faqAccordion,
  'feature-banner': featureBanner,
  grid,
  header,
  'hero-banner': heroBanner,
  'hero-carousel': heroCarousel,
  html,
  iframe,
  'image-header': imageHeader,
  'image-text': imageText,
  'live-text': liveText,
  marquee,
  'media-hub-video': mediaHubVideo,
  'perk-card': perkCard,
  'perks-carousel': perksCarousel,
  'personalised-carousel': personalisedCarousel,
  'product-card': productCard,
  'product-carousel': productCarousel,
  section,
  'shoppable-banner': shoppableBanner,
  'socials-carousel': socialsCarousel,
  'socials-gallery': socialsGallery,
  spacing,
  'takeover-toggle': takeoverToggle,
  text,
  'usp-banner': uspBanner,
  video,
  'wishlist-carousel': wishlistCarousel,
};

export function everyBlockPage(): ContentPage {
  return {
    path: 'pages/blocks',
    title: 'Every block',
    description: 'Every content block of the shop in each of its forms.',
    sections: [
      write('header', { title: 'Every block', subtitle: 'Each of them, in each of its forms.' }),
      ...Object.entries(examples).flatMap(([name, fixtures]) => [
        write('header', { title: name, kicker: 'Block' }),
        ...Object.values(fixtures).map((fixture) => write(name, fixture)),
      ]),
    ],
  };
}

function write(name: string, content: object): BlockContent {
  return { _meta: { schema: blockSchemaId(name) }, ...content };
}
