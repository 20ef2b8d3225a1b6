import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { OwnTrips } from '@/components/my/OwnTrips';
import { ContinuePage } from '@/components/resume/ContinuePage';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function TravelLoginPage() {
  const t = useTranslations('savedQuotes');
  return (
    <OwnPage title={t('title')} description={t('description')} noIndex className="sheet">
      <ContinuePage>
        <OwnTrips />
      </ContinuePage>
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, [
      ...(['session', 'savedQuotes', 'ownTrips', 'verify', 'validation'] as const),
    ]),
  },
});
