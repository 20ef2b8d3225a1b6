import type { ComponentProps } from 'react';
import { Button } from '@/components/common/ui/Button';
import { useHydrated } from '@/lib/late/useHydrated';

/** A native submit would put typed values into the URL. Earlier presses are replayed (lib/late/before/keepPressed.ts). */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  return <Button {...props} type={useHydrated() ? 'submit' : 'button'} data-submits="" />;
}
