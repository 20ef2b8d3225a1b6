import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Hero } from '@/components/home/Hero';
import { StartForm } from '@/components/journey/StartForm';
import { Page } from '@/components/layout/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function HomePage() {
  const t = useTranslations('home');
  return (
    <Page title={t('title')} description={t('description')}>
      <Hero price={12_488}>
        <StartForm />
      </Hero>
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['home', 'forms', 'bill', 'validation']) },
});
