import { array, lazy, number, object, string, type Schema } from 'yup';

/** What Google asks of the types that our pages use (developers.google.com/search/docs/appearance/structured-data). */

const url = () => string().url().required();
const text = () => string().trim().min(1).required();
const day = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}/)
    .required();
const organization = object({ '@type': string().oneOf(['Organization']).required(), name: text() });

const article = object({
  headline: text().max(110),
  description: text(),
  image: url(),
  mainEntityOfPage: url(),
  datePublished: day(),
  dateModified: day(),
  author: organization,
  publisher: organization,
  inLanguage: text(),
});

const offer = object({
  price: number().required().positive(),
  priceCurrency: string().oneOf(['INR']).required(),
});

const types: Readonly<Record<string, Schema>> = {
  Article: article,
  NewsArticle: article,
  BreadcrumbList: object({
    itemListElement: array(object({ position: number().required(), name: text(), item: url() }))
      .required()
      .min(1)
      .test('positions', 'positions count from 1', (items) =>
        items.every(({ position }, i) => position === i + 1),
      ),
  }),
  DefinedTermSet: object({
    name: text(),
    hasDefinedTerm: array(object({ name: text(), url: url() })).required(),
  }),
  FAQPage: object({
    mainEntity: array(
      object({
        '@type': string().oneOf(['Question']).required(),
        name: text(),
        acceptedAnswer: object({ '@type': string().oneOf(['Answer']).required(), text: text() }),
      }),
    )
      .required()
      .min(1),
  }),
  Hospital: object({ name: text(), telephone: text() }),
  InsuranceAgency: object({ name: text(), url: url(), telephone: text(), address: object().required() }),
  ItemList: object({ itemListElement: array().required() }),
  MedicalWebPage: object({ name: text(), description: text(), dateModified: day() }),
  Product: object({
    name: text(),
    description: text(),
    brand: object().required(),
    offers: offer.required(),
  }),
  WebApplication: object({ name: text(), url: url() }),
};

const shape = lazy((data: unknown) => {
  const type = (data as { '@type'?: string } | undefined)?.['@type'] ?? '';
  const known = types[type];
  return known ?? object().test('type', `“${type}” is no type that is known here`, () => false);
});

/** The faults in words; empty if a search engine can read the data. */
export function faultsOfData(data: unknown): string[] {
  const { '@context': context, '@graph': graph } = data as { '@context'?: string; '@graph'?: unknown[] };
  const faults = context === 'https://schema.org' ? [] : ['the context is not schema.org'];
  return [...faults, ...(graph ?? [data]).flatMap(faultsOfOne)];
}

function faultsOfOne(data: unknown): string[] {
  try {
    shape.validateSync(data, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors?: string[] }).errors ?? [String(error)];
  }
}
