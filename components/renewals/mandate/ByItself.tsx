import { useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';
import { Button } from '@/components/common/ui/Button';
import { showPart } from '@/hooks/common/showPart';
import { useToasts } from '@/hooks/common/useToasts';
import { useMandate } from '@/hooks/renewals/useMandate';
import { api } from '@/lib/config/paths';
import type { MyPolicyDto } from '@/lib/domain/my/contract';
import { formatMoney } from '@/lib/i18n/format';
import styles from './Mandate.module.css';

type Props = { policyNumber: string; byItself: NonNullable<MyPolicyDto['byItself']> };

/** Shows up to which amount a policy renews by itself, and ends that by one press. */
export function ByItself({ policyNumber, byItself }: Props) {
  const t = useTranslations('my.policy');
  const { mutate } = useSWRConfig();
  const toasts = useToasts();
  const { end, isBusy } = useMandate(policyNumber, () => mutate(api.my));
  const stop = async () => {
    if (!(await end())) return;
    toasts.say(t('byItselfEnded'));
    // The button is gone with the focus; the policy's card has this id.
    showPart(policyNumber);
  };
  return (
    <p className={styles.byItself}>
      {t('byItself', { limit: formatMoney(byItself.limit) })}
      <Button kind="line" size="small" busy={isBusy} onClick={() => void stop()}>
        {t('notByItself')}
      </Button>
    </p>
  );
}
