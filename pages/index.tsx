import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Page } from '@/components/layout/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function HomePage() {
  const t = useTranslations('home');
  return (
    <Page title={t('title')} description={t('description')}>
      <h1>{t('hero.title')}</h1>
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['home', 'forms', 'bill']) },
});
