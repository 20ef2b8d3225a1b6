import { useTranslations } from 'next-intl';
import { ChooseFile } from '@/components/papers/ChooseFile';
import { SendingFile } from '@/components/papers/SendingFile';
import { type TalkFilesOf, useTalkFiles } from '@/hooks/help/useTalkFiles';

/** Sends photos and PDFs into a talk, from either side. */
export function TalkFiles(of: TalkFilesOf) {
  const t = useTranslations('talkFiles');
  const { papers, add, stop, retry } = useTalkFiles(of);
  return (
    <>
      {papers.length > 0 && (
        <ul aria-label={t('list')}>
          {papers.map((paper, at) => (
            <SendingFile
              key={paper.key}
              paper={paper}
              name={t('name', { number: at + 1 })}
              words={{
                state: (state, percent) => t(`states.${state}`, { percent }),
                retry: t('retry'),
                remove: t('remove'),
              }}
              onRemove={() => stop(paper.key)}
              onRetry={retry}
            />
          ))}
        </ul>
      )}
      <ChooseFile
        labels={{ camera: t('camera'), file: t('file') }}
        paper={t('for')}
        onChosen={(files) => files.forEach((file) => add('file', file))}
      />
    </>
  );
}
