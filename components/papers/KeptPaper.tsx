import { useTranslations } from 'next-intl';
import { PaperItem } from './PaperItem';
import { paperLooks } from './paperLooks';
import { useToasts } from '@/hooks/common/useToasts';
import type { ProofDto } from '@/lib/domain/papers/contract';

type Props = {
  paper: ProofDto;
  number: number;
  isFree: boolean;
  onRemove: (paperId: string) => Promise<void>;
};

export function KeptPaper({ paper: { paperId, state, says }, number, isFree, onRemove }: Props) {
  const t = useTranslations('sentPapers');
  const toasts = useToasts();
  const shown = state === 'sending' ? 'begun' : state;
  const { look, icon } = paperLooks[state === 'sending' ? 'broken' : state];
  const remove = (
    <button type="button" className="link" onClick={() => void onRemove(paperId).catch(toasts.sayError)}>
      {t('remove')}
    </button>
  );
  return (
    <PaperItem
      name={t('paper', { number })}
      look={look}
      state={{ icon, words: t(`states.${shown}`) }}
      action={shown === 'kept' && !isFree ? undefined : remove}
    >
      {says}
    </PaperItem>
  );
}
