import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { ChooseFile } from './ChooseFile';
import { SendingFile } from './SendingFile';
import { useToasts } from '@/hooks/common/useToasts';
import { type PapersOf, useReadAgain, useSentPapers } from '@/hooks/papers/useSentPapers';
import type { ProofDto } from '@/lib/domain/papers/contract';
import { isListedIn } from './isListedIn';
import { KeptPaper } from './KeptPaper';
import styles from './Papers.module.css';

type Props = {
  /** Undefined until the record that they belong to has an id, which its first saved answer creates. */
  of: PapersOf | undefined;
  papers: readonly ProofDto[];
  lead: string;
  title: ReactNode;
  id: string;
  error: string | undefined;
};

/** Accepts files, and lists those that were sent before, for any kind of record. */
export function SentPapers({ of, papers, lead, title, id, error }: Props) {
  return (
    <section id={id} tabIndex={-1} className={styles.sent} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="small">{lead}</p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {of && <List of={of} kept={papers} />}
    </section>
  );
}

function List({ of, kept }: { of: PapersOf; kept: readonly ProofDto[] }) {
  const t = useTranslations('sentPapers');
  const { papers, ...sender } = useSentPapers(of);
  const toasts = useToasts();
  const isListed = isListedIn(kept);
  const listed = papers.filter(isListed);
  const sending = papers.filter((paper) => !isListed(paper));
  useEffect(() => listed.forEach(({ key }) => sender.drop(key)));
  useReadAgain(
    of,
    sending.some(({ state }) => state === 'kept'),
  );
  const onTheWay = new Set(sending.map(({ paperId }) => paperId));
  const there = kept.filter(({ paperId }) => !onTheWay.has(paperId));
  const remove = async ({ key, paperId, state }: (typeof sending)[number]) => {
    if (state === 'kept' && paperId) await sender.discard(paperId);
    await sender.stop(key);
  };
  return (
    <>
      <ul className={styles.list}>
        {there.map((paper, at) => (
          <KeptPaper
            key={paper.paperId}
            paper={paper}
            number={at + 1}
            isFree={of.isFree ?? false}
            onRemove={sender.discard}
          />
        ))}
        {sending.map((paper, at) => (
          <SendingFile
            key={paper.key}
            paper={paper}
            name={t('paper', { number: there.length + at + 1 })}
            words={{
              state: (state, percent) => t(`states.${state}`, { percent }),
              retry: t('retry'),
              remove: t('remove'),
            }}
            onRemove={() => remove(paper).catch(toasts.sayError)}
            onRetry={sender.retry}
          />
        ))}
      </ul>
      <ChooseFile
        labels={{ camera: t('camera'), file: t('file') }}
        paper={t('for')}
        takesWord={of.takesWord ?? false}
        onChosen={(files) => files.forEach((file) => sender.add('proof', file))}
      />
    </>
  );
}
