import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { ChangePage } from '@/components/my/change/ChangePage';
import { OwnPage } from '@/components/verify/OwnPage';
import { paths } from '@/lib/config/paths';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function ChangeOwnPolicyPage() {
  const t = useTranslations('change');
  return (
    <OwnPage title={t('title')} trail={[{ title: t('mine'), path: paths.my }, { title: t('title') }]} noIndex>
      <ChangePage />
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, [
      ...([
        'change',
        'sentPapers',
        'nextTerm',
        'session',
        'application',
        'bill',
        'forms',
        'validation',
        'verify',
      ] as const),
    ]),
  },
});
