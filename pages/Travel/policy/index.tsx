import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { TripPolicyPage } from '@/components/travel/policy/TripPolicyPage';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

/** Served at /policy/{number} for the numbers of trips. */
export default function OwnTripPolicyPage() {
  const t = useTranslations('tripPolicy.page');
  return (
    <OwnPage title={t('title')} noIndex>
      <TripPolicyPage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, [
      'session',
      'travel',
      'tripSteps',
      'tripPolicy',
      'tripClaim',
      'bill',
      'forms',
      'validation',
      'verify',
    ]),
  },
});
