import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Lost } from '@/components/layout/Lost';
import { Page } from '@/components/layout/Page';
import { ButtonLink } from '@/components/ui/Button';
import { paths } from '@/lib/config/paths';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function NotFoundPage() {
  const t = useTranslations('common');
  return (
    <Page title={t('notFound.title')}>
      <Lost title={t('notFound.title')} text={t('notFound.text')}>
        <ButtonLink kind="go" size="big" href={paths.home}>
          {t('home')}
        </ButtonLink>
      </Lost>
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: { messages: await loadMessages(locale, []) },
});
