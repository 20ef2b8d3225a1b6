import { useOnline } from '@/hooks/common/useOnline';
import { AgainButton } from './AgainButton';
import { Face } from './Face';

type Word = 'errorTitle' | 'errorText' | 'offlineTitle' | 'offlineText' | 'again';

/** Says that something couldn't be loaded, for want of a network or because of us, and offers another try. */
export function AwayFace({ say, onAgain }: { say: (word: Word) => string; onAgain: () => unknown }) {
  const kind = useOnline() ? 'error' : 'offline';
  return (
    <Face
      kind={kind}
      title={say(`${kind}Title`)}
      action={<AgainButton onAgain={onAgain}>{say('again')}</AgainButton>}
    >
      {say(`${kind}Text`)}
    </Face>
  );
}
