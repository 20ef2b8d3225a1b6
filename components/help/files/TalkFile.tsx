import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { useDownload } from '@/hooks/common/useDownload';
import type { TalkLineDto } from '@/lib/domain/help/contract';

type Props = { path: string; line: Pick<TalkLineDto, 'text'> & { file: NonNullable<TalkLineDto['file']> } };

/** A line that is a file, shown by its name. */
export function TalkFile({ path, line: { text = '', file } }: Props) {
  const t = useTranslations('talkFiles');
  const { state, download } = useDownload(`${path}?${new URLSearchParams({ paperId: file.paperId })}`, text);
  const kilobytes = Math.ceil(file.bytes / 1024);
  return (
    <>
      <button type="button" className="link" aria-busy={state === 'busy'} onClick={() => void download()}>
        <Icon name="paper" size="small" />
        {t('open', { name: text, kilobytes })}
      </button>
      {state === 'failed' && <small role="alert">{t('failed')}</small>}
    </>
  );
}
