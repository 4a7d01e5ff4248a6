/** R§9: what makes phones offer the fascia's app; nothing where it has none. */

export function AppBanner({ iosAppId }: { iosAppId?: string }) {
  return iosAppId === undefined ? null : (
    <meta name="apple-itunes-app" content={`app-id=${iosAppId}`} />
  );
}
