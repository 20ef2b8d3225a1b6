import { brand } from '@/lib/brand';

const [street, city] = brand.address;

/** The company's structured data (schema.org). */
export const homeData = {
  '@type': 'InsuranceAgency',
  name: brand.name,
  url: `https://${brand.domain}`,
  logo: `https://${brand.domain}/icons/icon-512.png`,
  telephone: brand.helplineNewPolicy,
  address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, addressCountry: 'IN' },
  sameAs: brand.social.map(({ url }) => url),
};
