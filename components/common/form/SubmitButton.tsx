import type { ComponentProps } from 'react';
import { Button } from '@/components/common/ui/Button';
import { useHydrated } from '@/lib/late/useHydrated';

/**
 * Sends its form. Before the script is here it sends nothing, since the browser would put what was typed into an
 * address; a press is kept until then (lib/late/keepPressed.ts).
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  return <Button {...props} type={useHydrated() ? 'submit' : 'button'} data-submits="" />;
}
