import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import { paths } from '@/lib/config/paths';
import type { FaultKind } from '@/lib/validation/requests/faults';
import { BadRequestTabs } from './BadRequestTabs';
import { BadRequestTexts } from './BadRequestTexts';
import { FaultNumber } from './FaultNumber';
import { Lost } from './Lost';
import { Page } from './Page';

type Props = { kind: FaultKind };

function Content({ kind }: Props) {
  const t = useTranslations('badRequest');
  return (
    <Page title={t('title')} noIndex>
      <Lost title={t('title')} text={t('text')}>
        <p className="small">{t('safe')}</p>
        <FaultNumber kind={kind} />
        <ButtonLink kind="go" size="big" href={paths.home}>
          {t('home')}
        </ButtonLink>
      </Lost>
      <BadRequestTabs />
    </Page>
  );
}

/** Static, so that it is there when nothing else is: also what stands in for a page that crashed. */
export function BadRequest({ kind }: Props) {
  return (
    <BadRequestTexts>
      <Content kind={kind} />
    </BadRequestTexts>
  );
}
