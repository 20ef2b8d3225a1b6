import { useTranslations } from 'next-intl';
import { ChooseFile } from '@/components/papers/ChooseFile';
import { useProofs } from '@/hooks/my/useProofs';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import styles from '../Change.module.css';
import { KeptProof, SendingProof } from './ProofItem';

type Props = { data: ChangeFormDto; id: string; error: string | undefined };

/** Can be added once the request has a number, with its first answer. */
export function Proofs({ data, id, error }: Props) {
  const t = useTranslations('change.proof');
  const { changeId } = data;
  return (
    <section id={id} tabIndex={-1} className={styles.proofs} aria-labelledby="proof-title">
      <h2 id="proof-title">{t('title')}</h2>
      <p className="small">{t(changeId ? 'lead' : 'first')}</p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {changeId && <ProofList changeId={changeId} data={data} />}
    </section>
  );
}

function ProofList({ changeId, data }: { changeId: string; data: ChangeFormDto }) {
  const t = useTranslations('change.proof');
  const { papers, ...sender } = useProofs(changeId, data);
  const sending = papers.filter(({ state }) => state !== 'kept');
  const onTheWay = new Set(sending.map(({ paperId }) => paperId));
  const there = (data.papers ?? []).filter(({ paperId }) => !onTheWay.has(paperId));
  return (
    <>
      <ul className={styles.papers}>
        {there.map((paper, at) => (
          <KeptProof key={paper.paperId} paper={paper} number={at + 1} onRemove={sender.discard} />
        ))}
        {sending.map((paper, at) => (
          <SendingProof
            key={paper.key}
            paper={paper}
            number={there.length + at + 1}
            onRemove={() => sender.stop(paper.key)}
            onRetry={sender.retry}
          />
        ))}
      </ul>
      <ChooseFile
        labels={{ camera: t('camera'), file: t('file') }}
        paper={t('for')}
        onChosen={(files) => files.forEach((file) => sender.add('proof', file))}
      />
    </>
  );
}
