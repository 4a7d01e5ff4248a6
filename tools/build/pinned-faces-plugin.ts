/** Vite plugin: subsets fonts to the axes in their URL, `url("….woff2?wght=380&opsz=48")`. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const STYLE_SHEET = /\.css(?:$|\?)/;
const FONT_URL = /url\("(?<font>[^"?]+\.woff2)\?(?<axes>[^"#]+)"\)/g;
/** Subsetting takes a second or two of CPU, so results are cached. */
const CACHE_FOLDER = 'node_modules/.cache/pinned-faces';

export function pinnedFacesPlugin(): Plugin {
  return {
    name: 'parade-pinned-faces',
    enforce: 'pre',
    async transform(css, id) {
      if (!STYLE_SHEET.test(id)) return null;
      const sheet = id.replace(/\?.*/, '');
      const matches = [...css.matchAll(FONT_URL)];
      if (matches.length === 0) return null;
      const urls = await Promise.all(
        matches.map(async ({ groups: { font = '', axes = '' } = {} }) =>
          toUrl(sheet, await pinFace(sheet, font, axes)),
        ),
      );
      return { code: css.replaceAll(FONT_URL, () => urls.shift() ?? ''), map: null };
    },
  };
}

const toUrl = (sheet: string, file: string) => `url("./${relative(dirname(sheet), file)}")`;

/**
 * Path of the subset font.
 * @throws Error that names an axis without a numeric value.
 */
export async function pinFace(sheet: string, font: string, axes: string): Promise<string> {
  const source = font.startsWith('.')
    ? join(dirname(sheet), font)
    : createRequire(sheet).resolve(font);
  const bytes = await readFile(source);
  const key = createHash('sha256').update(bytes).update(axes).digest('hex').slice(0, 16);
  const cached = join(CACHE_FOLDER, key, basename(source));
  if (existsSync(cached)) return join(process.cwd(), cached);
  const subset = await subsetFont(bytes, undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    variationAxes: parseAxes(axes, sheet),
  });
  await mkdir(dirname(cached), { recursive: true });
  // Two concurrent builds may write the same font, and must not read an incomplete file.
  await writeFile(`${cached}.${process.pid}`, subset);
  await rename(`${cached}.${process.pid}`, cached);
  return join(process.cwd(), cached);
}

function parseAxes(axes: string, sheet: string): Record<string, number> {
  return Object.fromEntries(
    [...new URLSearchParams(axes)].map(([tag, value]) => {
      if (value === '' || !Number.isFinite(Number(value)))
        throw new Error(`${sheet}: the axis ${tag}=${value} of a font must be a number.`);
      return [tag, Number(value)];
    }),
  );
}
