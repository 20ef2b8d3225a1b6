import { useTranslations } from 'next-intl';
import { api } from '@/lib/config/paths';
import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';
import type { PortDto } from '@/lib/domain/porting/contract';
import { MOST_PORT } from '@/lib/domain/porting/port';
import { sentPapers } from '@/lib/late/areas';
import { late } from '@/lib/late/late';

const SentPapers = late({
  load: () => import('@/components/papers/SentPapers').then((module) => module.SentPapers),
  texts: { sentPapers },
});

/** The previous insurer's papers, while something may still follow from them. */
export function PortFiles({ port: { portId, status, isIssued, files } }: { port: PortDto }) {
  const t = useTranslations('porting.files');
  if (status === 'closed' || isIssued) return null;
  return (
    <SentPapers
      of={{ owner: { portId }, path: api.portDocument, key: api.ports, isFree: status !== 'confirmed' }}
      title={t('title')}
      lead={t('lead', { megabytes: PAPER_LIMITS.megabytes, most: MOST_PORT.files })}
      papers={files}
      id={`files-${portId}`}
      error={undefined}
    />
  );
}
