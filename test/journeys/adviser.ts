/** The other house whose beauty consultation the journeys' shop offers. */

export const adviser = 'https://adviser.example';
export const adviserPage = `${adviser}/desk?style={productKey}&locale={locale}`;
