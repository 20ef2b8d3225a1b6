import type { GetStaticProps } from 'next';
import { ToolsIndex } from '@/components/site/tools/ToolsIndex';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function ToolsPage() {
  return <ToolsIndex />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, ['tools']) },
});
