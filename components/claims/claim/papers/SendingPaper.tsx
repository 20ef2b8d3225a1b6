import { useTranslations } from 'next-intl';
import { ChooseFile } from '@/components/papers/ChooseFile';
import { PaperItem } from '@/components/papers/PaperItem';
import { paperLooks } from '@/components/papers/paperLooks';
import { useSecondsUntil } from '@/hooks/common/useSecondsUntil';
import type { ClaimPapers } from '@/hooks/claims/useClaimPapers';
import type { PaperOnTheWay } from '@/lib/domain/papers/paperOnTheWay';
import type { Paper } from '@/lib/domain/claims/papers.data';
import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';

type OnTheWay = PaperOnTheWay<Paper>;

const megabytes = (bytes: number) => (bytes / (1024 * 1024)).toFixed(1);
const percentOf = ({ sent, bytes }: OnTheWay) => Math.floor((100 * sent) / Math.max(1, bytes));

type Props = {
  paper: OnTheWay;
  sender: ClaimPapers;
  onChosen: (files: readonly File[], insteadOf?: string) => void;
};

export function SendingPaper({ paper, sender, onChosen }: Props) {
  const t = useTranslations('claim.papers');
  const refusals = useTranslations('validation.papers.file');
  const name = useTranslations('claimPapers')(paper.kind);
  const seconds = useSecondsUntil(paper.retryAt ?? 0);
  const { state, refusal, says, sent, bytes, tries } = paper;
  const { look, ...mark } = paperLooks[state];
  const percent = percentOf(paper);
  const size = { sent: megabytes(sent), size: megabytes(bytes) };
  const refused =
    refusal && refusals(refusal, { megabytes: PAPER_LIMITS.megabytes, pages: PAPER_LIMITS.pages });
  const isUnderWay = ['sending', 'checking', 'broken', 'locked'].includes(state);
  return (
    <PaperItem
      name={name}
      look={look}
      state={{ ...mark, words: t(`states.${state}`, { percent, seconds, tries: tries + 1 }) }}
      {...(isUnderWay && { progress: { share: sent / Math.max(1, bytes), label: `${name}, ${percent}%` } })}
      action={<WayOut paper={paper} name={name} sender={sender} onChosen={onChosen} />}
    >
      {says ?? refused ?? t(`texts.${state}`, { ...size, percent, pages: 0 })}
    </PaperItem>
  );
}

function WayOut({ paper, name, sender, onChosen }: Props & { name: string }) {
  const t = useTranslations('claim.papers');
  const { key, state, paperId } = paper;
  const about = <span className="visuallyHidden">{t('for', { paper: name })}</span>;
  if (state === 'kept') return null;
  if (state === 'refused' || state === 'gone') {
    const chooseAgain = (files: readonly File[]) => {
      if (files.length === 0) return;
      sender.drop(key);
      onChosen(files, paperId);
    };
    return (
      <>
        <ChooseFile
          labels={{ camera: t('again'), file: t('fileAgain') }}
          paper={t('for', { paper: name })}
          onChosen={chooseAgain}
        />
        <button type="button" className="link" onClick={() => void sender.stop(key)}>
          {t('remove')}
          {about}
        </button>
      </>
    );
  }
  return (
    <>
      {state === 'broken' && (
        <button type="button" className="link" onClick={() => void sender.retry()}>
          {t('now')}
          {about}
        </button>
      )}
      <button type="button" className="link" onClick={() => void sender.stop(key)}>
        {t('stop')}
        {about}
      </button>
    </>
  );
}
