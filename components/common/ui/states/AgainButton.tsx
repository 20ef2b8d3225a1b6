import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/common/ui/Button';

type Props = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> & { onAgain: () => unknown };

/** Is busy until there is an answer: on a slow line nothing else shows that it was pressed. */
export function AgainButton({ onAgain, ...rest }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const ask = async () => {
    setIsBusy(true);
    try {
      await onAgain();
    } catch {
      // The surrounding error message stays, and says that it failed.
    } finally {
      setIsBusy(false);
    }
  };
  return <Button {...rest} busy={isBusy} onClick={() => void ask()} />;
}
