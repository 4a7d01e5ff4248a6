/** Mocked external origin of the beauty consultation that the test shop offers. */

export const adviser = 'https://adviser.example';
export const adviserPage = `${adviser}/desk?style={productKey}&locale={locale}`;
