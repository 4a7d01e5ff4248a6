/** META-1: title, description and shared media of a product page. */
import type { Colour } from '#features/catalogue/catalogue.ts';
import { toOpenGraphImage } from '#features/pictures/pictures.ts';
import { defaultColour } from '#features/selection/selection.ts';
import {
  createMetaTags,
  type HeadTag,
  type OpenGraphImage,
  type OpenGraphVideo,
  type PageUrls,
  summariseText,
} from '#kit/html/meta.ts';
import type { ProductView } from '../product-view.ts';

/** "category taxonomy | product name | collection or brand", in the names of the locale. */
export function titleOf({ breadcrumbs, name, collection, brand }: ProductView): string {
  const taxonomy = breadcrumbs.map((crumb) => crumb.name).join(' / ');
  return [taxonomy, name, collection ?? brand].filter(Boolean).join(' | ');
}

/**
 * The canonical URL is the same for every colour and size; the shared picture is that of the
 * colour in the query `search`, such as `?colour=moss`.
 */
export function createProductMetaTags(
  product: ProductView,
  pageUrls?: PageUrls,
  search?: string,
): HeadTag[] {
  return createMetaTags({
    title: titleOf(product),
    ogTitle: product.name,
    type: 'product',
    hasMarkdown: true,
    pageUrls,
    ...(import.meta.env.SSR && {
      // Several products may have one text, so the name and the brand lead.
      description: summariseText(`${product.name} – ${product.brand}. ${product.description}`),
      image: findSharedImage(product, search),
      video: findOpenGraphVideo(product.colours),
    }),
  });
}

/** First picture of the requested colour, else of the one that the page shows without it. */
function findSharedImage(product: ProductView, search = ''): OpenGraphImage | undefined {
  const requested = new URLSearchParams(search).get('colour');
  const colour = product.colours.find(({ key }) => key === requested);
  const picture = colour?.pictures[0] ?? defaultColour(product).pictures[0];
  return picture && toOpenGraphImage(picture);
}

/** Shared file of a video of 1080 by 1920 px: a profile names the shorter side. */
const SHARED_VIDEO = { profile: 'mp4_720p_no_audio', width: 720, height: 1280 } as const;

/** Only upright videos in full resolution are shared, as a smaller file of them. */
function findOpenGraphVideo(colours: readonly Colour[]): OpenGraphVideo | undefined {
  const found = colours
    .flatMap(({ videos }) => videos)
    .find(({ width, height }) => width === 1080 && height === 1920);
  if (!found) return undefined;
  const { profile, width, height } = SHARED_VIDEO;
  return { url: `${found.baseUrl}/${profile}`, width, height };
}
