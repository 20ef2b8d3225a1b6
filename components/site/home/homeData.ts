import { brand } from '@/lib/brand';
import { siteOrigin } from '@/lib/config/siteOrigin';

const [street, city] = brand.address;

/** The company's structured data (schema.org). */
export const homeData = () => ({
  '@type': 'InsuranceAgency',
  name: brand.name,
  url: siteOrigin(),
  logo: `${siteOrigin()}/icons/icon-512.png`,
  telephone: brand.helplineNewPolicy,
  address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, addressCountry: 'IN' },
});
