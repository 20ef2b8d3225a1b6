import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { paths } from '@/lib/config/paths';

/** Shown instead of the way to pay if the record of the identity check has ended. */
export function KycDue({ quoteId, message }: { quoteId: string; message: string }) {
  const t = useTranslations('payment.start');
  return (
    <>
      <Note kind="warn" role="alert">
        {message}
      </Note>
      <ButtonLink kind="go" size="big" href={paths.kyc(quoteId)}>
        {t('toStep')}
      </ButtonLink>
    </>
  );
}
