import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/common/ui/Button';
import { AgainButton } from '@/components/common/ui/states/AgainButton';
import { paths } from '@/lib/config/paths';

type Props = { policyNumber: string | undefined; onCheck: () => Promise<void> };

/** Goes on to the certificate as soon as it is there. */
export function TripPaid({ policyNumber, onCheck }: Props) {
  const t = useTranslations('payment.actions');
  const router = useRouter();
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
