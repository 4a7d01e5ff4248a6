/** A page within the page, which may run its own scripts and nothing of ours. */
export function Frame({ title, src }: { readonly title: string; readonly src: string }) {
  return (
    <iframe
      title={title}
      src={src}
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      allowFullScreen
      className="size-full"
    />
  );
}
