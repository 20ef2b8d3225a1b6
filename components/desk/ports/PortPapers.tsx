import { useTranslations } from 'next-intl';
import { OpenPaper } from '@/components/desk/grievances/OpenPaper';
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
            <OpenPaper
              path={`${api.deskPortPaper}?${new URLSearchParams({ paperId })}`}
              name={`port-${paperId}`}
              label={t('open', { number: at + 1 })}
              failed={t('failed')}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
