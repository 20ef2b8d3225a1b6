import { useTranslations } from 'next-intl';
import { Progress } from '@/components/quote/Progress';
import { Lost } from '@/components/common/page/Lost';
import { ButtonLink } from '@/components/common/ui/Button';
import { VerifiedPart } from '@/components/verify/VerifiedPart';
import { useKyc } from '@/hooks/kyc/useKyc';
import { useReportStep } from '@/hooks/resume/useReportStep';
import { paths } from '@/lib/config/paths';
import { KycStep } from './KycStep';

export function KycPage() {
  const t = useTranslations('kyc');
  const { data, draft, state, quoteId, submit, retry } = useKyc();
  useReportStep('kyc_117', paths.kyc, data?.quoteId);
  return (
    <>
      <Progress step="buy" />
      <VerifiedPart state={state} quoteId={quoteId} heading={t('title')} onRetry={retry}>
        {data && data.next === 'declaration' && (
          <Lost title={t('first')} text={t('firstText')}>
            <ButtonLink kind="go" size="big" href={paths.declaration(data.quoteId)}>
              {t('toHealth')}
            </ButtonLink>
          </Lost>
        )}
        {data && data.next !== 'declaration' && (
          <KycStep kyc={data} draft={draft} onSubmit={submit} onReload={retry} />
        )}
      </VerifiedPart>
    </>
  );
}
