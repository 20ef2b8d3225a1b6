import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ChooseFile } from '@/components/papers/ChooseFile';
import { PaperItem } from '@/components/papers/PaperItem';
import { type TalkFilesOf, useTalkFiles } from '@/hooks/help/useTalkFiles';
import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';
import type { PaperOnTheWay } from '@/lib/domain/papers/paperOnTheWay';

type OnTheWay = PaperOnTheWay<'file'>;
type Look = Pick<ComponentProps<typeof PaperItem>, 'look'> & {
  icon: ComponentProps<typeof PaperItem>['state']['icon'];
};

const looks: Record<OnTheWay['state'], Look> = {
  waiting: { look: 'plain', icon: 'clock' },
  sending: { look: 'plain', icon: 'upload' },
  checking: { look: 'plain', icon: 'turn' },
  broken: { look: 'wait', icon: 'offline' },
  locked: { look: 'wait', icon: 'lock' },
  gone: { look: 'bad', icon: 'alert' },
  refused: { look: 'bad', icon: 'alert' },
  kept: { look: 'good', icon: 'check' },
};

/** Photos and PDFs into a talk, from either side. */
export function TalkFiles(of: TalkFilesOf) {
  const t = useTranslations('talkFiles');
  const { papers, add, stop, retry } = useTalkFiles(of);
  return (
    <>
      {papers.length > 0 && (
        <ul aria-label={t('list')}>
          {papers.map((paper, at) => (
            <Sending
              key={paper.key}
              paper={paper}
              number={at + 1}
              onRemove={() => void stop(paper.key)}
              onRetry={() => void retry()}
            />
          ))}
        </ul>
      )}
      <ChooseFile
        labels={{ camera: t('camera'), file: t('file') }}
        paper={t('for')}
        onChosen={(files) => files.forEach((file) => add('file', file))}
      />
    </>
  );
}

type Props = { paper: OnTheWay; number: number; onRemove: () => void; onRetry: () => void };

function Sending({ paper, number, onRemove, onRetry }: Props) {
  const t = useTranslations('talkFiles');
  const refusals = useTranslations('validation.papers.file');
  const { state, sent, bytes, says, refusal } = paper;
  const share = sent / Math.max(1, bytes);
  const percent = Math.floor(100 * share);
  const { look, icon } = looks[state];
  const name = t('name', { number });
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
            <button type="button" className="link" onClick={onRetry}>
              {t('retry')}
            </button>
          )}
          <button type="button" className="link" onClick={onRemove}>
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
