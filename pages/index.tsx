import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Hero } from '@/components/home/Hero';
import { hydrateWhen, isIdle } from '@/components/ui/hydrateWhen';
import '@/components/form/Field.module.css';
import '@/components/journey/LeadForm.module.css';
import '@/components/ui/Button.module.css';
import { Page } from '@/components/layout/Page';
import { loadMessages } from '@/lib/i18n/loadMessages';

const LeadForm = hydrateWhen(isIdle, () => import('@/components/journey/LeadForm').then((module) => module.LeadForm));

export default function HomePage() {
  const t = useTranslations('home');
  return (
    <Page title={t('title')} description={t('description')}>
      <Hero price={12_488}>
        <LeadForm onSubmit={() => Promise.resolve(undefined)} />
      </Hero>
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['home', 'forms', 'bill', 'validation']) },
});
