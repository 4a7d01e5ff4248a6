/** Mocked external origin of the beauty consultation that the test shop offers. */

export const widgetOrigin = 'https://widget.example';
export const productFinderPage = `${widgetOrigin}/finder?style={productKey}&locale={locale}`;
