import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/common/ui/Button';
import { AgainButton } from '@/components/common/ui/states/AgainButton';
import { paths } from '@/lib/config/paths';
import type { PaymentDto } from '@/lib/domain/payment/contract';

/** Goes on to the certificate as soon as it is there. */
export function TripPaid({ payment, onCheck }: { payment: PaymentDto; onCheck: () => Promise<void> }) {
  const t = useTranslations('payment.actions');
  const router = useRouter();
  const { policyNumber } = payment;
  useEffect(() => {
    if (policyNumber) void router.replace(paths.policy(policyNumber));
  }, [policyNumber, router]);
  if (!policyNumber) {
    return (
      <AgainButton size="big" icon="turn" onAgain={onCheck}>
        {t('check')}
      </AgainButton>
    );
  }
  return (
    <ButtonLink kind="go" size="big" href={paths.policy(policyNumber)}>
      {t('certificate')}
    </ButtonLink>
  );
}
