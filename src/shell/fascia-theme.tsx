/**
 * Fonts and design tokens of the fascia, in one small style element in the head instead of a
 * request before first paint.
 */

type Theme = { readonly css: string; readonly faces: readonly string[] };

/**
 * Font families to preload: those of text and headings, which come first. Of each, the first file.
 */
const EARLY_FAMILIES = 2;

const ELEMENT_ID = 'fascia-theme';

// Only the server bundles the files; the browser keeps the element that it was sent.
const sheets = import.meta.env.SSR
  ? import.meta.glob<string>('../fascias/*/tokens.css', {
      eager: true,
      query: '?inline',
      import: 'default',
    })
  : {};
const themes = new Map(Object.entries(sheets).map(([path, css]) => [path, toTheme(css)]));

export function FasciaTheme({ code }: { code: string }) {
  const { css, faces } = themes.get(`../fascias/${code}/tokens.css`) ?? readTheme();
  return (
    <>
      {faces.map((face) => (
        <link
          key={face}
          rel="preload"
          as="font"
          type="font/woff2"
          href={face}
          crossOrigin="anonymous"
        />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: style sheets of this app */}
      <style id={ELEMENT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
    </>
  );
}

function readTheme(): Theme {
  return toTheme(
    import.meta.env.SSR ? '' : (document.getElementById(ELEMENT_ID)?.textContent ?? ''),
  );
}

function toTheme(css: string): Theme {
  const files = css.matchAll(
    /@font-face[^}]*?font-family:\s*["']?([^;"']+)[^}]*?url\(["']?([^"')]+\.woff2)/g,
  );
  const firsts = new Map<string, string>();
  for (const [, family = '', file = ''] of files) if (!firsts.has(family)) firsts.set(family, file);
  return { css, faces: [...firsts.values()].slice(0, EARLY_FAMILIES) };
}
