/** The fascia's own tokens and faces, inside the head: one small style element instead of a request before first paint. */

type Look = { readonly css: string; readonly face: string | undefined };

const ELEMENT_ID = 'fascia-look';

// Only the server carries the files; the browser keeps the element that it was sent.
const sheets = import.meta.env.SSR
  ? import.meta.glob<string>('./fascias/*/tokens.css', { eager: true, query: '?inline', import: 'default' })
  : {};

function findLook(code: string): Look {
  const css = sheets[`./fascias/${code}/tokens.css`] ?? '';
  return { css, face: /url\(["']?([^"')]+\.woff2)/.exec(css)?.[1] };
}

/** The first face in the fascia's tokens is the one that text is set in; it is worth fetching early. */
export function FasciaLook({ code }: { code: string }) {
  const { css, face } = import.meta.env.SSR ? findLook(code) : readLook();
  return (
    <>
      {face && <link rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own files */}
      <style id={ELEMENT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
    </>
  );
}

function readLook(): Look {
  const css = document.getElementById(ELEMENT_ID)?.textContent ?? '';
  return { css, face: /url\(["']?([^"')]+\.woff2)/.exec(css)?.[1] };
}
