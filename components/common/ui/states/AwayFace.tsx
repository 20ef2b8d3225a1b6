import { useTranslations } from 'next-intl';
import { useAskAgain } from '@/hooks/common/useAskAgain';
import { useHasWaiting } from '@/hooks/common/useHasWaiting';
import { useOnline } from '@/hooks/common/useOnline';
import { AgainButton } from './AgainButton';
import { Face } from './Face';

type Props = {
  title: string;
  text: string;
  /** For what doesn't simply open by itself once there is a network. */
  offlineText?: string;
  again: string;
  onAgain: () => unknown;
};

/**
 * Says that something couldn't be loaded, for want of a network or because of us, what becomes of what was typed, and
 * asks again, at a press and by itself.
 */
export function AwayFace({ title, text, offlineText, again, onAgain }: Props) {
  const t = useTranslations('common.offline');
  const isOnline = useOnline();
  const hasWaiting = useHasWaiting();
  useAskAgain(onAgain);
  return (
    <Face
      kind={isOnline ? 'error' : 'offline'}
      title={isOnline ? title : t('title')}
      action={<AgainButton onAgain={onAgain}>{again}</AgainButton>}
    >
      {isOnline ? text : (offlineText ?? t('opens'))}
      {hasWaiting && ` ${t('waiting')}`}
    </Face>
  );
}
