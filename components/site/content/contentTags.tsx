import type { ReactNode } from 'react';
import { Link } from '@/components/common/ui/Link';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';

const phone = (number: string) => () => (
  <a className="num" href={`tel:${number}`}>
    {number}
  </a>
);
const mail = (address: string) => () => <a href={`mailto:${address}`}>{address}</a>;
const link = (href: string) => (words: ReactNode) => <Link href={href}>{words}</Link>;

/** Tags that the texts of `content.json` may contain. */
export const contentTags = {
  sales: phone(brand.helplineNewPolicy),
  care: phone(brand.helplineCustomerCare),
  mail: mail(brand.mail),
  grievance: mail(brand.grievanceOfficer.mail),
  quote: link(paths.getQuote),
  plans: link(paths.allPlans),
  reassure: link(paths.product('reassurev2')),
  claims: link(paths.claims),
  complaint: link(paths.grievance),
  glossary: link(paths.glossary),
  legal: link('/legal/infosec'),
};
