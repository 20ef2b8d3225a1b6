import { useTranslations } from 'next-intl';
import { AgainButton } from '@/components/common/ui/states/AgainButton';
import { Face } from '@/components/common/ui/states/Face';
import { useOnline } from '@/hooks/common/useOnline';

type Props = { title: string; onAgain: () => unknown };

/** Says that something at the desk couldn't be loaded, and whether for want of a network, and offers another try. */
export function DeskAway({ title, onAgain }: Props) {
  const t = useTranslations('desk');
  const offline = useTranslations('common.offline');
  const isOnline = useOnline();
  return (
    <Face
      kind={isOnline ? 'error' : 'offline'}
      title={isOnline ? title : offline('title')}
      action={
        <AgainButton kind="line" onAgain={onAgain}>
          {t('again')}
        </AgainButton>
      }
    >
      {t('failedText')}
    </Face>
  );
}
