import { useTranslations } from 'next-intl';
import { useDownload } from '@/hooks/common/useDownload';
import { api } from '@/lib/config/paths';

/** Each opening is audited. */
export function Proof({ paperId, number }: { paperId: string; number: number }) {
  const t = useTranslations('cases');
  const label = t('proof', { number });
  const { state, download } = useDownload(
    `${api.deskChangePaper}?${new URLSearchParams({ paperId })}`,
    `${t('name')}-${number}`,
  );
  return (
    <button type="button" className="link" aria-busy={state === 'busy'} onClick={() => void download()}>
      {label}
    </button>
  );
}
