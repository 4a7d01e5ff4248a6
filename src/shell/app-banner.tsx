/** Meta tag that makes iPhones offer the fascia's app; nothing where there is none. */

export function AppBanner({ iosAppId }: { iosAppId?: string }) {
  return iosAppId === undefined ? null : (
    <meta name="apple-itunes-app" content={`app-id=${iosAppId}`} />
  );
}
