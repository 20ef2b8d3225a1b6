import { useTranslations } from 'next-intl';
import { ChooseFile } from '@/components/papers/ChooseFile';
import { PaperItem } from '@/components/papers/PaperItem';
import { useDownload } from '@/hooks/common/useDownload';
import { useToasts } from '@/hooks/common/useToasts';
import type { ClaimPapers } from '@/hooks/claims/useClaimPapers';
import { api } from '@/lib/config/paths';
import type { ClaimPaperDto } from '@/lib/domain/claims/contract';
import { partsOf } from '@/lib/domain/papers/paperLimits.data';

type Props = {
  state: 'begun' | 'refused' | 'kept';
  paper: ClaimPaperDto;
  sender: ClaimPapers;
  isFirst: boolean;
  onChosen: (files: readonly File[], insteadOf: string) => void;
};

const looks = {
  begun: { look: 'wait', icon: 'turn' },
  refused: { look: 'bad', icon: 'alert' },
  kept: { look: 'good', icon: 'check' },
} as const;

/** A paper as the server has it: complete, refused, or in part because a page was closed. */
export function ServerPaper({ state, paper, sender, isFirst, onChosen }: Props) {
  const t = useTranslations('claim.papers');
  const name = useTranslations('claimPapers')(paper.kind);
  const { look, icon } = looks[state];
  const share = 1 - (paper.missingParts?.length ?? 0) / Math.max(1, partsOf(paper.bytes));
  const percent = Math.floor(100 * share);
  return (
    <PaperItem
      name={name}
      look={look}
      state={{ icon, words: t(`states.${state}`, { percent }) }}
      {...(state === 'begun' && { progress: { share, label: `${name}, ${percent}%` } })}
      action={
        state === 'kept' ? (
          <OpenPaper paper={paper} name={name} />
        ) : (
          <Again
            state={state}
            paper={paper}
            name={name}
            sender={sender}
            isFirst={isFirst}
            onChosen={onChosen}
          />
        )
      }
    >
      {paper.says ?? t(`texts.${state}`, { pages: paper.pages ?? 0 })}
    </PaperItem>
  );
}

function Again({ state, paper, name, sender, isFirst, onChosen }: Props & { name: string }) {
  const t = useTranslations('claim.papers');
  const toasts = useToasts();
  const { paperId } = paper;
  const remove = () => sender.discard(paperId).catch(toasts.sayError);
  const labels =
    state === 'begun'
      ? { camera: t('again'), file: t('same') }
      : { camera: t('again'), file: t('fileAgain') };
  return (
    <>
      <ChooseFile
        labels={labels}
        paper={t('for', { paper: name })}
        isFirst={isFirst}
        onChosen={(files) => onChosen(files, paperId)}
      />
      <button type="button" className="link" onClick={() => void remove()}>
        {t('remove')}
        <span className="visuallyHidden">{t('for', { paper: name })}</span>
      </button>
    </>
  );
}

function OpenPaper({ paper: { paperId, kind }, name }: { paper: ClaimPaperDto; name: string }) {
  const t = useTranslations('claim.papers');
  const query = new URLSearchParams({ paperId });
  const { state, download } = useDownload(`${api.claimDocument}?${query}`, kind);
  return (
    <>
      <button type="button" className="link" aria-busy={state === 'busy'} onClick={() => void download()}>
        {t(state === 'busy' ? 'opening' : 'open')}
        <span className="visuallyHidden">{t('for', { paper: name })}</span>
      </button>
      {state === 'failed' && <small role="alert">{t('openFailed')}</small>}
    </>
  );
}
