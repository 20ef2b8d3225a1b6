import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { TravellersPage } from '@/components/travel/travellers/TravellersPage';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function TripTravellers() {
  const t = useTranslations('travellers');
  return (
    <OwnPage title={t('title')} noIndex>
      <TravellersPage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, [
      'session',
      'travel',
      'tripSteps',
      'travellers',
      'bill',
      'forms',
      'validation',
      'verify',
    ]),
  },
});
