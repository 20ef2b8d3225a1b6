import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { numberKey } from '@/hooks/my/useNumberChange';
import { toProblem } from '@/hooks/verify/usePhoneOtp';
import { api } from '@/lib/config/paths';
import type { NumberChangeDto } from '@/lib/domain/my/numberChange';
import styles from '@/components/my/change/Change.module.css';
import { SentPapers } from '@/components/papers/SentPapers';

type Props = { change: NumberChangeDto; onAsk: () => Promise<unknown> };

/** For customers who lost the old number: a person looks at their identity paper. */
export function NumberRequest({ change, onAsk }: Props) {
  const t = useTranslations('change.number');
  const words = useTranslations('change');
  const proof = useTranslations('change.proof');
  const [failure, setFailure] = useState<{ message: string; papers: number }>();
  const [isBusy, setIsBusy] = useState(false);
  const { changeId, policyNumber, papers } = change;
  const ask = async () => {
    setIsBusy(true);
    try {
      await onAsk();
    } catch (error) {
      setFailure({ message: toProblem(error).message ?? t('failed'), papers: papers.length });
      setIsBusy(false);
    }
  };
  return (
    <>
      <SentPapers
        of={{ owner: { changeId }, path: api.myNumberDocument, key: numberKey(policyNumber) }}
        papers={papers}
        title={proof('title')}
        lead={t('paper')}
        id="number-proof"
        error={failure?.papers === papers.length ? failure.message : undefined}
      />
      <p className="small">{t('then')}</p>
      <p className={styles.ways}>
        <Button kind="go" size="big" busy={isBusy} onClick={() => void ask()}>
          {words('ask')}
        </Button>
      </p>
    </>
  );
}
