import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { MyPage } from '@/components/my/MyPage';
import { OwnPage } from '@/components/verify/OwnPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function MyOwnPage() {
  const t = useTranslations('my');
  return (
    <OwnPage title={t('title')} description={t('description')} noIndex>
      <MyPage />
    </OwnPage>
  );
}

const areas = [
  'my',
  'ownTrips',
  'session',
  'papers',
  'savedQuotes',
  'consents',
  'verify',
  'validation',
] as const;

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const { porting, ...messages } = await loadMessages(locale, [...areas, 'porting']);
  return { props: { messages: { ...messages, porting: { told: porting?.told } } } };
};
