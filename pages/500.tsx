import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Lost } from '@/components/layout/Lost';
import { Page } from '@/components/layout/Page';
import { ButtonLink } from '@/components/ui/Button';
import { paths } from '@/lib/config/paths';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function ServerErrorPage() {
  const t = useTranslations('common');
  return (
    <Page title={t('serverError.title')}>
      <Lost title={t('serverError.title')} text={t('serverError.text')}>
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
