import type { GetStaticProps } from 'next';
import { loadListing, type ListingProps } from '@/components/site/content/listing';
import { PlanListing } from '@/components/site/content/PlanListing';

export default function HealthPlansPage({ kind, offers }: ListingProps) {
  return <PlanListing kind={kind} offers={offers} />;
}

export const getStaticProps: GetStaticProps = ({ locale }) =>
  loadListing('health', '/health-insurance-plans.html', locale);
