/** The fascia's own tokens and faces, inside the head: one small style element instead of a request before first paint. */

type Look = { readonly css: string; readonly faces: readonly string[] };

/** The first files of the first two families, which text and headings are set in, are worth fetching early. */
const EARLY_FAMILIES = 2;

const ELEMENT_ID = 'fascia-look';

// Only the server carries the files; the browser keeps the element that it was sent.
const sheets = import.meta.env.SSR
  ? import.meta.glob<string>('./fascias/*/tokens.css', {
      eager: true,
      query: '?inline',
      import: 'default',
    })
  : {};
const looks = new Map(Object.entries(sheets).map(([path, css]) => [path, toLook(css)]));

export function FasciaLook({ code }: { code: string }) {
  const { css, faces } = looks.get(`./fascias/${code}/tokens.css`) ?? readLook();
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own files */}
      <style id={ELEMENT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
    </>
  );
}

function readLook(): Look {
  return toLook(
    import.meta.env.SSR ? '' : (document.getElementById(ELEMENT_ID)?.textContent ?? ''),
  );
}

function toLook(css: string): Look {
  const files = css.matchAll(
    /@font-face[^}]*?font-family:\s*["']?([^;"']+)[^}]*?url\(["']?([^"')]+\.woff2)/g,
  );
  const firsts = new Map<string, string>();
  for (const [, family = '', file = ''] of files) if (!firsts.has(family)) firsts.set(family, file);
  return { css, faces: [...firsts.values()].slice(0, EARLY_FAMILIES) };
}
