/** Few products have so many colours; as it was sent the list opens and leads to each of them by itself. */
import { keepApart, late } from '#kit/late.tsx';

export const LateColourMenu = keepApart(
  late(() => import('./colour-menu.tsx'), 'ColourMenu'),
  <div className="mt-2 h-12" />,
);
