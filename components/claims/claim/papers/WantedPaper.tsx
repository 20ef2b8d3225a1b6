import { useTranslations } from 'next-intl';
import { ChooseFile } from '@/components/papers/ChooseFile';
import { PaperItem } from '@/components/papers/PaperItem';
import type { Paper } from '@/lib/domain/claims/papers.data';

type Props = {
  kind: Paper;
  /** The desk's note, if the desk asked for the paper. */
  note?: string;
  isFirst: boolean;
  onChosen: (files: readonly File[]) => void;
};

export function WantedPaper({ kind, note, isFirst, onChosen }: Props) {
  const t = useTranslations('claim.papers');
  const name = useTranslations('claimPapers')(kind);
  return (
    <PaperItem
      name={name}
      look="wait"
      state={{ icon: 'info', words: t('states.wanted') }}
      action={
        <ChooseFile
          labels={{ camera: t('camera'), file: t('file') }}
          paper={t('for', { paper: name })}
          isFirst={isFirst}
          onChosen={onChosen}
        />
      }
    >
      {note ?? t('texts.wanted')}
    </PaperItem>
  );
}
