import type { GetStaticProps } from 'next';
import { PortabilityPage } from '@/components/site/portability/PortabilityPage';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function MovePolicyPage() {
  return <PortabilityPage />;
}

const areas = ['forms', 'portability', 'porting', 'session', 'validation', 'verify'] as const;

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, areas) },
});
