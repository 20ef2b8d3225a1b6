import type { KeyboardEvent } from 'react';

/** Arrow keys go from row to row, as Tab does. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const rows = event.currentTarget.closest('tbody');
  const openers = [...(rows?.querySelectorAll<HTMLElement>('[data-opener]') ?? [])];
  const at = openers.indexOf(event.currentTarget);
  const steps: Partial<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: openers.length - 1,
  };
  const to = openers[steps[event.key] ?? -1];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
