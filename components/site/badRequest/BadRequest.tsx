import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { paths } from '@/lib/config/paths';
import { BadRequestTabs } from './BadRequestTabs';
import { FaultNumber } from './FaultNumber';
import { Lost } from '@/components/common/page/Lost';
import { Page } from '@/components/common/page/Page';

type Props = { requestId: string | undefined };

/** Static, so that it also works after a crash or without a server. */
export function BadRequest({ requestId }: Props) {
  const t = useTranslations('badRequest');
  return (
    <Page title={t('title')} noIndex>
      <Lost title={t('title')} text={t('text')}>
        <p className="small">{t('safe')}</p>
        <FaultNumber requestId={requestId} />
        <ButtonLink kind="go" size="big" href={paths.home}>
          {t('home')}
        </ButtonLink>
      </Lost>
      <BadRequestTabs />
    </Page>
  );
}
