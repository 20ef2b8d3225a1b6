import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { PaperItem } from '@/components/papers/PaperItem';
import { useToasts } from '@/hooks/common/useToasts';
import type { ProofDto } from '@/lib/domain/my/contract';
import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';
import type { PaperOnTheWay } from '@/lib/domain/papers/paperOnTheWay';

type Look = Pick<ComponentProps<typeof PaperItem>, 'look'> & {
  icon: ComponentProps<typeof PaperItem>['state']['icon'];
};

const looks: Record<PaperOnTheWay<'proof'>['state'] | 'begun', Look> = {
  waiting: { look: 'plain', icon: 'clock' },
  sending: { look: 'plain', icon: 'upload' },
  checking: { look: 'plain', icon: 'turn' },
  broken: { look: 'wait', icon: 'turn' },
  locked: { look: 'wait', icon: 'lock' },
  gone: { look: 'bad', icon: 'alert' },
  refused: { look: 'bad', icon: 'alert' },
  kept: { look: 'good', icon: 'check' },
  begun: { look: 'wait', icon: 'turn' },
};

type KeptProps = {
  paper: ProofDto;
  number: number;
  isFree: boolean;
  onRemove: (paperId: string) => Promise<void>;
};

export function KeptProof({ paper: { paperId, state, says }, number, isFree, onRemove }: KeptProps) {
  const t = useTranslations('change.proof');
  const toasts = useToasts();
  const shown = state === 'sending' ? 'begun' : state;
  const { look, icon } = looks[shown];
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

type SendingProps = {
  paper: PaperOnTheWay<'proof'>;
  number: number;
  onRemove: () => Promise<void>;
  onRetry: () => Promise<void>;
};

export function SendingProof({ paper, number, onRemove, onRetry }: SendingProps) {
  const t = useTranslations('change.proof');
  const refusals = useTranslations('validation.papers.file');
  const { state, sent, bytes, says, refusal } = paper;
  const share = sent / Math.max(1, bytes);
  const percent = Math.floor(100 * share);
  const { look, icon } = looks[state];
  const name = t('paper', { number });
  const isUnderWay = state === 'sending' || state === 'checking' || state === 'broken';
  return (
    <PaperItem
      name={name}
      look={look}
      state={{ icon, words: t(`states.${state}`, { percent }), isTurning: state === 'checking' }}
      {...(isUnderWay && { progress: { share, label: `${name}, ${percent}%` } })}
      action={
        <>
          {state === 'broken' && (
            <button type="button" className="link" onClick={() => void onRetry()}>
              {t('retry')}
            </button>
          )}
          <button type="button" className="link" onClick={() => void onRemove()}>
            {t('remove')}
          </button>
        </>
      }
    >
      {says ??
        (refusal && refusals(refusal, { megabytes: PAPER_LIMITS.megabytes, pages: PAPER_LIMITS.pages }))}
    </PaperItem>
  );
}
