import type { ToastOptions } from 'react-toastify';
import { loadLate } from '@/lib/late/loadLate';
import { ApiError } from './apiError';
import { LoadedAnew } from '@/lib/client/site/tags';

type Kind = 'error' | 'success' | 'info';

const options: Record<Kind, ToastOptions> = {
  error: { role: 'alert', autoClose: 10_000 },
  success: { role: 'status', autoClose: 6_000 },
  info: { role: 'status', autoClose: 6_000 },
};

/** A message about a press that is older than this isn't shown any more. */
const STALE_MS = 10_000;

export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

const loadContainer = () => import('./toastContainer');

/** Shows a message that disappears by itself. Messages that must stay belong in a Note. */
export async function showToast(kind: Kind, text: string, load = loadContainer): Promise<void> {
  const since = Date.now();
  const { show } = await loadLate(load);
  // Importing took so long that the page has already said that there is no network.
  if (Date.now() - since > STALE_MS) return;
  await show(kind, text, options[kind]);
}

export function showError(error: unknown, fallback: string): void {
  if (error instanceof LoadedAnew) return;
  void showToast('error', errorText(error, fallback));
}
