/**
 * Checks structured data against the properties that Google requires and recommends for merchant
 * listings, product snippets, breadcrumbs, carousels, articles, FAQs and sites.
 */
import { z } from 'zod';

const text = z.string().min(1);
const httpsUrl = z.url({ protocol: /^https$/ });
const price = z.number().min(0);
const currency = z.string().regex(/^[A-Z]{3}$/);
const country = z.string().regex(/^[A-Z]{2}$/);
const reference = z.strictObject({ '@id': text });
const oneOf = (...names: readonly string[]) =>
  z.enum(names.map((name) => `https://schema.org/${name}`));

const days = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    minValue: z.int().min(0),
    maxValue: z.int(),
    unitCode: z.literal('DAY'),
  })
  .refine(({ minValue, maxValue }) => minValue <= maxValue);

const shippingDetails = z.strictObject({
  '@type': z.literal('OfferShippingDetails'),
  '@id': text,
  shippingRate: z.strictObject({ '@type': z.literal('MonetaryAmount'), value: price, currency }),
  shippingDestination: z.strictObject({
    '@type': z.literal('DefinedRegion'),
    addressCountry: country,
  }),
  deliveryTime: z.strictObject({
    '@type': z.literal('ShippingDeliveryTime'),
    handlingTime: days,
    transitTime: days,
  }),
});

const returnPolicyBase = {
  ...{ '@type': z.literal('MerchantReturnPolicy'), '@id': text },
  applicableCountry: country,
};
const returnPolicy = z.discriminatedUnion('returnPolicyCategory', [
  z.strictObject({
    ...returnPolicyBase,
    returnPolicyCategory: oneOf('MerchantReturnNotPermitted'),
  }),
  z.strictObject({
    ...returnPolicyBase,
    returnPolicyCategory: oneOf('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: z.int().min(1),
    returnMethod: oneOf('ReturnByMail'),
    returnFees: oneOf('FreeReturn', 'ReturnFeesCustomerResponsibility').optional(),
  }),
]);

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: httpsUrl,
  price: price.positive(),
  priceCurrency: currency,
  priceSpecification: z
    .strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      priceType: oneOf('StrikethroughPrice'),
      price: price.positive(),
      priceCurrency: currency,
    })
    .optional(),
  availability: oneOf('InStock', 'LimitedAvailability', 'OutOfStock'),
  itemCondition: oneOf('NewCondition', 'UsedCondition'),
  shippingDetails: z.array(reference).min(1).optional(),
  hasMerchantReturnPolicy: reference.optional(),
});

const rating = { ratingValue: z.number().min(1).max(5), bestRating: z.literal(5) };
const review = z.strictObject({
  '@type': z.literal('Review'),
  reviewRating: z.strictObject({ '@type': z.literal('Rating'), ...rating }),
  name: text.optional(),
  reviewBody: text,
  author: z.strictObject({ '@type': z.literal('Person'), name: text.max(100) }),
  datePublished: z.iso.date(),
  inLanguage: text.optional(),
});

const productDetails = {
  name: text.max(150),
  description: text,
  url: httpsUrl,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  aggregateRating: z
    .strictObject({
      '@type': z.literal('AggregateRating'),
      ...rating,
      reviewCount: z.int().min(1),
    })
    .optional(),
  review: z.array(review).min(1).optional(),
};
const variantDetails = {
  ...{ '@type': z.literal('Product'), name: text, sku: text, image: httpsUrl },
  ...{ color: text.optional(), size: text.optional(), offers: offer },
};
const product = z.strictObject({ ...productDetails, ...variantDetails });
const productGroup = z.strictObject({
  ...{ '@type': z.literal('ProductGroup'), ...productDetails, productGroupID: text },
  variesBy: z.array(oneOf('color', 'size')).min(1),
  hasVariant: z.array(z.strictObject(variantDetails)).min(2),
});

const isConsecutive = (items: readonly { readonly position: number }[]) =>
  items.every(({ position }, index) => position === (items[0]?.position ?? 1) + index);
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().min(1),
        name: text,
        item: httpsUrl,
      }),
    )
    .min(1)
    .refine((items) => items[0]?.position === 1 && isConsecutive(items)),
});
const itemList = z.strictObject({
  '@type': z.literal('ItemList'),
  numberOfItems: z.int().min(1),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().min(1),
        name: text,
        url: httpsUrl,
      }),
    )
    .min(1)
    .refine(isConsecutive)
    .refine((items) => new Set(items.map(({ url }) => url)).size === items.length),
});

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: text,
  url: httpsUrl,
});
const article = z.strictObject({
  ...{ '@type': z.literal('Article'), headline: text.max(110), description: text.optional() },
  ...{ image: httpsUrl.optional(), mainEntityOfPage: httpsUrl, inLanguage: text },
  ...{ author: organization, publisher: organization },
});
const store = z.strictObject({
  ...{ '@type': z.literal('OnlineStore'), '@id': text, name: text, url: httpsUrl, logo: httpsUrl },
});
const site = z.strictObject({
  ...{ '@type': z.literal('WebSite'), name: text, url: httpsUrl, publisher: reference },
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https:.*\{search_term_string\}/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});
const faq = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});

const node = z.discriminatedUnion('@type', [
  product,
  productGroup,
  shippingDetails,
  breadcrumbs,
  itemList,
  article,
  store,
  site,
  faq,
  z.looseObject({ '@type': z.literal('MerchantReturnPolicy') }).pipe(returnPolicy),
]);
const documentSchema = z.looseObject({ '@context': z.literal('https://schema.org') });

/** Faults of one `application/ld+json` element, each with the path of its property. */
export function listStructuredDataFaults(value: unknown): readonly string[] {
  const { success, data, error } = documentSchema.safeParse(value);
  if (!success) return describeFaults(error, '');
  const { '@context': _, '@graph': graph, ...single } = data;
  const nodes: readonly unknown[] = Array.isArray(graph) ? graph : [single];
  const faults = nodes.flatMap((item, index) => {
    const parsed = node.safeParse(item);
    return parsed.success ? [] : describeFaults(parsed.error, `${index}.`);
  });
  return [...faults, ...listDeadReferences(nodes)];
}

function describeFaults({ issues }: z.core.$ZodError, pathPrefix: string): readonly string[] {
  return issues.map(({ path, message }) => `${pathPrefix}${path.join('.')}: ${message}`);
}

/** References to an `@id` that no node of the document has. */
function listDeadReferences(nodes: readonly unknown[]): readonly string[] {
  const knownIds = new Set(
    nodes.flatMap((item) => {
      const identified = z.looseObject({ '@id': text }).safeParse(item);
      return identified.success ? [identified.data['@id']] : [];
    }),
  );
  const referencedIds = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(
    ([, id = '']) => id,
  );
  return [...new Set(referencedIds)]
    .filter((id) => !knownIds.has(id))
    .map((id) => `${id}: is referenced, but not defined`);
}
