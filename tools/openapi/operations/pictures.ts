/** Schema of a picture, which several responses contain. */
import { z } from 'zod';
import type { CataloguePicture } from '#features/catalogue/catalogue.ts';

export const picture = z
  .object({
    id: z.string().describe('The path of a file is `/media/{id}/w{width}-{aspect}-{n or z}.webp`.'),
    alt: z.string(),
    tint: z.string().describe('`#rrggbb`, shown until the picture has loaded.'),
  })
  .meta({ id: 'Picture' }) satisfies z.ZodType<CataloguePicture>;
