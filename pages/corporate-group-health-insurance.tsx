import type { GetStaticProps } from 'next';
import { loadCorporate } from '@/components/site/corporate/corporate';
import { CorporatePage } from '@/components/site/corporate/CorporatePage';

export default function CorporateGroupPage() {
  return <CorporatePage />;
}

export const getStaticProps: GetStaticProps = ({ locale }) => loadCorporate(locale);
