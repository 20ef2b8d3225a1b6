import { useTranslations } from 'next-intl';
import { Progress } from '@/components/quote/Progress';
import { Lost } from '@/components/common/page/Lost';
import { ButtonLink } from '@/components/common/ui/Button';
import { VerifiedPart } from '@/components/verify/VerifiedPart';
import { useHealthDeclaration } from '@/hooks/declaration/useHealthDeclaration';
import { useReportStep } from '@/hooks/resume/useReportStep';
import { brand } from '@/lib/brand';
import { paths, quoteUrl } from '@/lib/config/paths';
import { phoneInText } from '@/lib/i18n/format';
import { HealthForm } from './HealthForm';

export function HealthPage() {
  const t = useTranslations('declaration');
  const { data, draft, state, quoteId, submit, retry } = useHealthDeclaration();
  useReportStep('health_116', paths.declaration, data?.quoteId);
  return (
    <>
      <Progress step="buy" />
      <VerifiedPart state={state} quoteId={quoteId} heading={t('title')} onRetry={retry}>
        {data && data.members.length === 0 && (
          <Lost title={t('noMembers')} text={t('noMembersText')}>
            <ButtonLink kind="go" size="big" href={quoteUrl(data.quoteId)}>
              {t('choose')}
            </ButtonLink>
          </Lost>
        )}
        {data && data.isPaid && (
          <Lost title={t('paid')} text={t('paidText', { phone: phoneInText(brand.helplineCustomerCare) })}>
            <ButtonLink kind="go" size="big" href={paths.startPayment(data.quoteId)}>
              {t('continue')}
            </ButtonLink>
          </Lost>
        )}
        {data && data.members.length > 0 && !data.isPaid && (
          <HealthForm key={data.about} declaration={data} draft={draft} onSubmit={submit} onReload={retry} />
        )}
      </VerifiedPart>
    </>
  );
}
