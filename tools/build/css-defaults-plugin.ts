/** Vite plugin: drops Tailwind's fallback defaults for browsers without `@property`. */
import type { Plugin } from 'vite';

const FALLBACK = '@layer properties{@supports';

export function cssDefaultsPlugin(): Plugin {
  return {
    name: 'parade-css-defaults',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = dropFallback(String(file.source));
      }
    },
  };
}

/**
 * Returns the style sheet without the fallback layer (0.3 kB of Brotli). Browsers that need it also
 * lack popovers, which pages require.
 */
export function dropFallback(css: string): string {
  const start = css.indexOf(FALLBACK);
  if (start < 0) return css;
  let depth = 0;
  for (let index = css.indexOf('{', start); index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    else if (css[index] === '}') depth -= 1;
    if (depth === 0) return css.slice(0, start) + css.slice(index + 1);
  }
  return css;
}
