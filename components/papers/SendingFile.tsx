import { useTranslations } from 'next-intl';
import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';
import type { PaperOnTheWay } from '@/lib/domain/papers/paperOnTheWay';
import { PaperItem } from './PaperItem';
import { paperLooks } from './paperLooks';

type Props = {
  paper: PaperOnTheWay<string>;
  name: string;
  words: {
    state: (state: PaperOnTheWay<string>['state'], percent: number) => string;
    retry: string;
    remove: string;
  };
  onRemove: () => Promise<void>;
  onRetry: () => Promise<void>;
};

/** A file of any kind on its way to us. */
export function SendingFile({ paper, name, words, onRemove, onRetry }: Props) {
  const refusals = useTranslations('validation.papers.file');
  const { state, sent, bytes, says, refusal } = paper;
  const share = sent / Math.max(1, bytes);
  const percent = Math.floor(100 * share);
  const { look, ...mark } = paperLooks[state];
  const isUnderWay = state === 'sending' || state === 'checking' || state === 'broken';
  return (
    <PaperItem
      name={name}
      look={look}
      state={{ ...mark, words: words.state(state, percent) }}
      {...(isUnderWay && { progress: { share, label: `${name}, ${percent}%` } })}
      action={
        <>
          {state === 'broken' && (
            <button type="button" className="link" onClick={() => void onRetry()}>
              {words.retry}
            </button>
          )}
          <button type="button" className="link" onClick={() => void onRemove()}>
            {words.remove}
          </button>
        </>
      }
    >
      {says ??
        (refusal && refusals(refusal, { megabytes: PAPER_LIMITS.megabytes, pages: PAPER_LIMITS.pages }))}
    </PaperItem>
  );
}
