import type { GetStaticProps } from 'next';
import { loadListing, type ListingProps } from '@/components/site/content/listing';
import { PlanListing } from '@/components/site/content/PlanListing';

export default function IndividualPlansPage(props: ListingProps) {
  return <PlanListing {...props} />;
}

export const getStaticProps: GetStaticProps = ({ locale }) =>
  loadListing('individual', '/individual-health-insurance-plans.html', locale);
