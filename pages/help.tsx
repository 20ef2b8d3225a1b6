import type { GetStaticProps } from 'next';
import { HelpPage, type HelpProps } from '@/components/help/HelpPage';
import { loadOftenAsked } from '@/lib/content/pages';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function Help(props: HelpProps) {
  return <HelpPage {...props} />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const messages = await loadMessages(locale, ['help', 'callMe', 'validation']);
  return { props: { often: await loadOftenAsked(locale), messages } };
};
