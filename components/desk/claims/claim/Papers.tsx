import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { useDownload } from '@/hooks/common/useDownload';
import { api } from '@/lib/config/paths';
import type { ClaimPaperDto } from '@/lib/domain/claims/contract';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import styles from '@/components/desk/claims/Claims.module.css';
import { Part } from './Part';

const MEGABYTE = 1024 * 1024;
/** Megabytes that are shown at least, so that a small file isn't shown as 0.0. */
const SMALLEST = 0.1;

export function Papers({ claim: { claimId, papers, missing } }: { claim: DeskClaimDto }) {
  const t = useTranslations('deskClaims.papers');
  const names = useTranslations('claimPapers');
  return (
    <Part title={t('title')}>
      {missing.length > 0 && (
        <p className="small">{t('missing', { papers: missing.map((paper) => names(paper)).join(', ') })}</p>
      )}
      {papers.length === 0 && <p className="small">{t('none')}</p>}
      <ul className={styles.list}>
        {papers.map((paper) => (
          <PaperRow key={paper.paperId} paper={paper} claimId={claimId} />
        ))}
      </ul>
      {papers.length > 0 && <p className="tiny">{t('kept')}</p>}
    </Part>
  );
}

function PaperRow({ paper, claimId }: { paper: ClaimPaperDto; claimId: string }) {
  const t = useTranslations('deskClaims.papers');
  const desk = useTranslations('deskClaims.claim');
  const name = useTranslations('claimPapers')(paper.kind);
  const { paperId, bytes, pages, state, says } = paper;
  const query = new URLSearchParams({ paperId });
  const { state: opening, download } = useDownload(
    `${api.deskClaimPaper}?${query}`,
    `${claimId}-${paper.kind}`,
  );
  return (
    <li>
      {state === 'kept' ? (
        <Button kind="line" size="dense" busy={opening === 'busy'} onClick={() => void download()}>
          {t('open', { paper: name })}
        </Button>
      ) : (
        <span>{name}</span>
      )}
      <span className="tiny num">
        {state !== 'kept' && `${says ?? t(state)} `}
        {t('size', { size: Math.max(SMALLEST, bytes / MEGABYTE).toFixed(1) })}
        {pages !== undefined && `, ${t('pages', { count: pages })}`}
      </span>
      {opening === 'failed' && (
        <span role="alert" className={styles.said}>
          {desk('notSent')}
        </span>
      )}
    </li>
  );
}
