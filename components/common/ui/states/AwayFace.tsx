import { Button } from '@/components/common/ui/Button';
import { useOnline } from '@/hooks/common/useOnline';
import { Face } from './Face';

type Word = 'errorTitle' | 'errorText' | 'offlineTitle' | 'offlineText' | 'again';

/** What could not be read, for want of a line or because of us, with a way to try again. */
export function AwayFace({ say, onAgain }: { say: (word: Word) => string; onAgain: () => void }) {
  const kind = useOnline() ? 'error' : 'offline';
  return (
    <Face
      kind={kind}
      title={say(`${kind}Title`)}
      action={
        <Button kind="act" onClick={onAgain}>
          {say('again')}
        </Button>
      }
    >
      {say(`${kind}Text`)}
    </Face>
  );
}
