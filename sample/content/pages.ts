/** The sample pages of every fascia, in each of its languages. */
import type { ContentPage } from '#features/content/content.ts';
import { aldermoorHome } from './aldermoor.ts';
import { everyBlockPage } from './every-block.ts';
import { fernhollowHome } from './fernhollow.ts';
import { helpPages } from './help.ts';
import { nightjarHome } from './nightjar.ts';

export type SamplePage = { readonly fascia: string; readonly locale: string; readonly page: ContentPage };

export function buildSamplePages(): SamplePage[] {
  const homes = [
    ...Object.entries(aldermoorHome).map(([locale, page]) => ({ fascia: 'aldermoor', locale, page })),
    ...Object.entries(nightjarHome).map(([locale, page]) => ({ fascia: 'nightjar', locale, page })),
    ...Object.entries(fernhollowHome).map(([locale, page]) => ({ fascia: 'fernhollow', locale, page })),
  ];
  const help = homes.flatMap(({ fascia, locale }) => helpPages(locale).map((page) => ({ fascia, locale, page })));
  const fascias = new Set(homes.map(({ fascia }) => fascia));
  const everyBlock = [...fascias].map((fascia) => ({ fascia, locale: 'en-GB', page: everyBlockPage() }));
  return [...homes, ...help, ...everyBlock];
}
