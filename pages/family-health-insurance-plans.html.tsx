import type { GetStaticProps } from 'next';
import { loadListing, type ListingProps } from '@/components/site/content/listing';
import { PlanListing } from '@/components/site/content/PlanListing';

export default function FamilyPlansPage(props: ListingProps) {
  return <PlanListing {...props} />;
}

export const getStaticProps: GetStaticProps = ({ locale }) =>
  loadListing('family', '/family-health-insurance-plans.html', locale);
