import { useTranslations } from 'next-intl';
import { useDownload } from '@/hooks/common/useDownload';
import { api } from '@/lib/config/paths';
import type { DeskPortDto } from '@/lib/domain/porting/contract';

/**
 * The customer's papers: people who confirm from them can open them, people who call see how many there are. Each
 * opening is audited.
 */
export function PortPapers({ port: { files, fileIds = [] } }: { port: DeskPortDto }) {
  const t = useTranslations('deskPorts.files');
  return (
    <>
      <p className="small">{t('sent', { count: files })}</p>
      <ul>
        {fileIds.map((paperId, at) => (
          <li key={paperId}>
            <Paper paperId={paperId} name={t('open', { number: at + 1 })} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Paper({ paperId, name }: { paperId: string; name: string }) {
  const { state, download } = useDownload(
    `${api.deskPortPaper}?${new URLSearchParams({ paperId })}`,
    `port-${paperId}`,
  );
  return (
    <button type="button" className="link" aria-busy={state === 'busy'} onClick={() => void download()}>
      {name}
    </button>
  );
}
