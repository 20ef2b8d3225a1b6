import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChooseFile } from '@/components/papers/ChooseFile';
import { SendingFile } from '@/components/papers/SendingFile';
import { type ProofsOf, useProofs } from '@/hooks/my/useProofs';
import type { ProofDto } from '@/lib/domain/my/contract';
import styles from '../Change.module.css';
import { KeptProof } from './KeptProof';

type Props = {
  /** Undefined until the change has a number, which its first answer brings. */
  of: ProofsOf | undefined;
  papers: readonly ProofDto[];
  lead: string;
  title?: ReactNode;
  id: string;
  error: string | undefined;
};

export function Proofs({ of, papers, lead, title, id, error }: Props) {
  const t = useTranslations('change.proof');
  return (
    <section id={id} tabIndex={-1} className={styles.proofs} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title ?? t('title')}</h2>
      <p className="small">{lead}</p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {of && <ProofList of={of} kept={papers} />}
    </section>
  );
}

function ProofList({ of, kept }: { of: ProofsOf; kept: readonly ProofDto[] }) {
  const t = useTranslations('change.proof');
  const { papers, ...sender } = useProofs(of);
  const sending = papers.filter(({ state }) => state !== 'kept');
  const onTheWay = new Set(sending.map(({ paperId }) => paperId));
  const there = kept.filter(({ paperId }) => !onTheWay.has(paperId));
  return (
    <>
      <ul className={styles.papers}>
        {there.map((paper, at) => (
          <KeptProof
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
            onRemove={() => sender.stop(paper.key)}
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
