/**
 * Fonts, design tokens and layout variants of the fascia, in one style element in the head instead
 * of a request before first paint.
 */
import type { FasciaLayout } from '#kit/define-fascia.ts';
import { listLayoutSheets } from './layouts/layout-sheets.ts';

type FasciaThemeProps = {
  readonly code: string;
  readonly layout?: FasciaLayout;
  /** The page is in Arabic: its letters are in a file of their own. */
  readonly isArabic: boolean;
};

type Face = { readonly file: string; readonly isArabic: boolean };

type Theme = {
  readonly css: string;
  readonly faces: readonly Face[];
  /** Background of the pages, for the browser's own interface; undefined if it is no hex colour. */
  readonly colour: string | undefined;
};

/**
 * Font families to preload: those of text and headings, which come first; in Arabic, those of text
 * and of Arabic. Of each, the first file.
 */
const PRELOADED_FAMILIES = 2;

const ELEMENT_ID = 'fascia-theme';

// Only the server bundles the files; the browser keeps the element that it was sent.
const tokens = import.meta.env.SSR
  ? import.meta.glob<string>('../fascias/*/tokens.css', {
      eager: true,
      query: '?inline',
      import: 'default',
    })
  : {};
const sheets = import.meta.env.SSR
  ? import.meta.glob<string>('./layouts/*/*.css', {
      eager: true,
      query: '?inline',
      import: 'default',
    })
  : {};
const themes = new Map<string, Theme>();

export function FasciaTheme(props: FasciaThemeProps) {
  const { css, faces, colour } = import.meta.env.SSR ? openTheme(props) : readTheme();
  const early = faces.filter(({ isArabic }, index) => isArabic === props.isArabic || index === 0);
  return (
    <>
      {import.meta.env.SSR && colour !== undefined && <meta name="theme-color" content={colour} />}
      {early.slice(0, PRELOADED_FAMILIES).map(({ file }) => (
        <link
          key={file}
          rel="preload"
          as="font"
          type="font/woff2"
          href={file}
          crossOrigin="anonymous"
        />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: style sheets of this app */}
      <style id={ELEMENT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
    </>
  );
}

/** Theme of a fascia, put together at its first page. */
function openTheme({ code, layout = {} }: FasciaThemeProps): Theme {
  const cached = themes.get(code);
  if (cached) return cached;
  const css = [
    tokens[`../fascias/${code}/tokens.css`],
    ...listLayoutSheets(layout).map((sheet) => sheets[`./layouts/${sheet}`]),
  ];
  const theme = toTheme(css.join(''));
  themes.set(code, theme);
  return theme;
}

function readTheme(): Theme {
  return toTheme(document.getElementById(ELEMENT_ID)?.textContent ?? '');
}

function toTheme(css: string): Theme {
  const files = css.matchAll(
    /@font-face[^}]*?font-family:\s*["']?([^;"']+)[^}]*?url\(["']?([^"')]+\.woff2)([^}]*)/g,
  );
  const firsts = new Map<string, Face>();
  for (const [, family = '', file = '', rest = ''] of files)
    if (!firsts.has(family)) firsts.set(family, { file, isArabic: /U\+0?6(?:00|\?)/i.test(rest) });
  return {
    css,
    faces: [...firsts.values()],
    colour: import.meta.env.SSR ? /--paper:\s*(#[\da-f]{3,8})/i.exec(css)?.[1] : undefined,
  };
}
